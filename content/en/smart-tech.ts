import type { SmartTechWords } from '../model/smart-tech.ts';

export const smartTech = {
  meta: {
    title: 'Smart building technology in Dubai',
    description:
      'Maintenance software, sensors, building controls, drones, cleaning robots and analytics: the tools behind our crews, and your client portal.',
  },
  banner: {
    title: 'Smart Tech',
    sentence: 'Tools that tell a technician where to look, and tell you what was found.',
    alt: 'An operator at a long desk before a wall of twelve glowing screens',
  },
  intro: {
    eyebrow: 'Client portal',
    title: 'You see what the helpdesk sees',
    lead: 'We use technology where it saves a trip, a litre or a phone call.',
    paragraphs: [
      'All our systems meet in one place: the client portal. It runs in any browser and needs no installation. Raise a request with a photograph, follow it to the minute it is closed, and find the certificate you need while the inspector is still at the door.',
      'Your data stays yours. You may export it at any time in open formats, and you take all of it with you if you ever leave us.',
    ],
    portalPoints: [
      'Open requests with times, names and photographs',
      'The calendar of planned visits and statutory dates',
      'The asset register with condition and warranty',
      'Meter readings against last year',
      'Certificates, permits and monthly reports',
    ],
    portalLabel: 'Open the client portal',
    alt: 'A laptop and a phone showing a dashboard of charts and jobs, with two small figures at the screen',
  },
  cards: {
    eyebrow: 'In use today',
    title: 'Six tools on our sites',
    items: {
      cafm: {
        title: 'CAFM',
        category: 'Work orders',
        excerpt: 'One system for every asset, visit and request.',
        paragraph:
          'Our computer-aided facilities management software holds each asset with its tag, history and next visit. Technicians work from a phone: scan, see the checklist, photograph, close.',
        paragraph2:
          'It works in basements without signal and catches up later. A job cannot be closed while a step of its checklist is missing.',
        alt: 'A technician beside a large tablet that lists jobs and charts',
      },
      iot: {
        title: 'IoT sensors',
        category: 'Monitoring',
        excerpt: 'Leaks, doors, temperatures and vibration, reported as they happen.',
        paragraph:
          'Small battery sensors watch pump rooms, cold stores, risers and washrooms. They use a low-power radio network of their own and need neither your Wi-Fi nor new cables.',
        paragraph2:
          'A wet floor under a tank raises a job within a minute. A pump that begins to shake can raise a job weeks before it fails.',
        alt: 'Cutaway model of a building whose rooms send dotted signals up to a cloud',
      },
      bms: {
        title: 'BMS optimisation',
        category: 'Controls',
        excerpt: 'The building management system you already own, made to work.',
        paragraph:
          'Many buildings run on overrides somebody set years ago. We check each point against the real valve, restore the sequences and delete the alarms that nobody reads.',
        paragraph2:
          'After that, schedules and set points can be trusted again, and changes are logged with a name and a reason.',
        alt: 'A control room with operators at a desk of screens before a large plant diagram',
      },
      drone: {
        title: 'Drone inspection',
        category: 'Façades and roofs',
        excerpt: 'A façade surveyed in a morning, with nobody on a rope.',
        paragraph:
          'Licensed pilots fly with permits from the GCAA and the Dubai Civil Aviation Authority and photograph each panel, joint and anchor, in daylight and in infrared. Loose cladding and wet insulation are in the report the same evening.',
        paragraph2: 'Rope teams then go only to the places that need hands.',
        alt: 'A technician flies a drone that scans the façade of an office block',
      },
      'robot-cleaning': {
        title: 'Robotic cleaning',
        category: 'Soft services',
        excerpt: 'Machines for the long corridors, people for everything else.',
        paragraph:
          'Scrubbing robots take the large, dull floors of malls, car parks and lobbies at night and record the area they covered, the water they used and what they had to avoid.',
        paragraph2: 'The crew’s hours move to edges, glass, washrooms and guests.',
        alt: 'A smiling cleaning robot with yellow brushes in a lobby beside a housekeeper',
      },
      analytics: {
        title: 'Analytics',
        category: 'Planning',
        excerpt: 'Job and asset records, compared across all our sites.',
        paragraph:
          'We compare your assets with the thousands of others we maintain: which pump fails early, which filter lasts longer, which floor complains most and why.',
        paragraph2:
          'The answers become budgets: what to repair, what to replace and what can safely wait another year, each with its cost and its risk.',
        alt: 'Bar charts rise like towers among model buildings while two people look on',
      },
    },
  },
  signal: {
    eyebrow: 'An example',
    title: 'From signal to repair',
    lead: 'A leak sensor in a tower’s pump room, at two on a Tuesday morning.',
    steps: [
      {
        title: 'The sensor reports',
        text: 'Water on the floor of pump room B. A job is raised with the place, the pump and its last three repairs.',
      },
      {
        title: 'The helpdesk decides',
        text: 'The operator sees that the pressure is falling, starts the standby pump from the screen and calls the duty plumber.',
      },
      {
        title: 'The plumber arrives',
        text: 'He isolates the pump and finds a worn shaft seal. The spare is on the site’s shelf, because this kind wears out.',
      },
      {
        title: 'Closed and reported',
        text: 'Photographs and readings are in the portal. The manager reads the report at breakfast; tenants notice nothing.',
      },
    ],
    note: 'An illustration of how the parts work together, not the record of a particular night.',
  },
} satisfies SmartTechWords;

import type { IndustriesWords } from '../model/industries.ts';

export const industries = {
  meta: {
    title: 'Facilities management by industry in the UAE',
    description:
      'Offices, homes, communities, malls, hotels, plants, warehouses and schools: what each kind of property in the UAE asks of its contractor.',
  },
  banner: {
    title: 'Industries We Serve',
    sentence: 'Every kind of property has its own hours, rules and risks. Our plan starts from yours.',
    alt: 'The towers, metro line and waterfront of Dubai seen from above the sea',
  },
  intro: {
    eyebrow: 'Who we work for',
    title: 'Same trades, different days',
    lead: 'An office and a hotel may have the same pump, but not the same hours in which it can be stopped.',
    paragraphs: [
      'Each sector has a manager who has worked in it and knows its calendar: term dates, check-in times, sale seasons, prayer times, stock counts, shutdowns. Site teams are chosen for the sector too and learn its rules before they start.',
    ],
  },
  cards: {
    eyebrow: 'Eight sectors',
    title: 'What each sector asks of us',
    bodyLabel: 'Typical work',
    items: {
      commercial: {
        title: 'Commercial Properties',
        category: 'Workplace',
        excerpt:
          'Office tenants notice temperature and lifts first, usually at nine in the morning. We start plant before the rush, keep fit-out contractors to the building’s rules, and do noisy work when desks are empty, so that tenants have good reasons to renew.',
        body: [
          'Cooling, power and lift maintenance',
          'Day porters and night cleaning',
          'Fit-out permits and landlord inspections',
        ],
        alt: 'Model of three office towers with a taxi, a service van and people at the entrance',
      },
      residential: {
        title: 'Residential Properties',
        category: 'Homes',
        excerpt:
          'People live here, so we ring first, wear shoe covers and leave no dust. Technicians stationed in the building answer requests from flats while planned work runs in risers, pools and car parks. Owners’ committees and management companies receive figures ready for the service charge budget.',
        body: [
          'In-unit repairs by appointment',
          'Pools, gyms, lifts and water tanks',
          'Service charge figures by budget line',
        ],
        alt: 'Model of an apartment block with coloured balconies, a garden and a playground',
      },
      'master-community': {
        title: 'Master Communities',
        category: 'Communities',
        excerpt:
          'A community works like a small town. Roads, lamps, lakes, parks, gates and waste run on one map and one schedule, and residents report a fault by dropping a pin. A failed street lamp is attended {p4.attend}.',
        body: [
          'Roads, lighting and signage',
          'Irrigation, parks and lakes',
          'Gatehouses, patrols and waste collection',
        ],
        alt: 'Model of a villa community around a lake with a fountain, paths and a pavilion',
      },
      retail: {
        title: 'Mall & Retail',
        category: 'Shopping',
        excerpt:
          'A mall has one night to recover from each trading day. Crews come in at closing, scrub, polish, repair and test, and are gone before the first shutter rises. By day, porters and guards stay close, because a spill or a lost child cannot wait.',
        body: [
          'Night floor care and escalator cleaning',
          'Fire and life safety testing',
          'Guest-facing security and first aid',
        ],
        alt: 'Model of a mall with a glass dome, striped shop awnings and shoppers outside',
      },
      hospitality: {
        title: 'Hospitality',
        category: 'Hotels',
        excerpt:
          'Few guests forgive a warm room. Engineering shifts run through the night, rooms are serviced between check-out and check-in, and kitchens are degreased after last orders. Lifeguards and pool plant are under one team, which answers for the water and the swimmers alike.',
        body: [
          'Guest room and kitchen maintenance',
          'Housekeeping and stone care',
          'Lifeguards, pools and beaches',
        ],
        alt: 'Model of a resort hotel around a pool with parasols, palms and a lifebuoy',
      },
      industrial: {
        title: 'Industrial',
        category: 'Production',
        excerpt:
          'We look after site power, water, compressed air, fire protection, offices and welfare buildings, so that your engineers can concentrate on the process. Crews work under your permit system and plan the heavy jobs into your shutdowns.',
        body: [
          'Utilities and fire protection',
          'Industrial cleaning and dust control',
          'Guarding, gates and canteens',
        ],
        alt: 'Model of a plant with a saw-tooth roof, tanks, pipework and two striped chimneys',
      },
      warehouse: {
        title: 'Warehouses',
        category: 'Logistics',
        excerpt:
          'Doors, docks, lights and sprinklers decide whether a warehouse ships tonight. We service them bay by bay without closing the aisle, hold pest records to food storage rules, and watch cold rooms by sensor so that a failing fan is found before the stock is warm.',
        body: [
          'Dock levellers and shutter doors',
          'Sprinklers, pumps and high-bay lighting',
          'Pest control and cold room monitoring',
        ],
        alt: 'Model of a warehouse with lorries at its docks, a forklift, pallets and rooftop solar panels',
      },
      academic: {
        title: 'Academic',
        category: 'Education',
        excerpt:
          'Terms set the calendar. Noisy, high-level and strong-smelling work waits for the holidays; in term time the same vetted people come each day, know the safeguarding rules and stay out of the corridors when the bell rings. Laboratories, pools and buses have checklists of their own.',
        body: [
          'Summer overhaul of cooling and fabric',
          'Low-fragrance cleaning and pest prevention',
          'Gate security and traffic at pick-up',
        ],
        alt: 'Model of a school with columns and a clock tower, a running track and a yellow bus',
      },
    },
  },
  firstWeeks: {
    eyebrow: 'Whatever the sector',
    title: 'What mobilisation brings',
    lead: 'What you have on the day the contract starts.',
    alt: 'Three engineers in hard hats study plans on a table in front of a building under construction',
    items: {
      register: {
        title: 'A register you can trust',
        text: 'Every asset seen, tagged, photographed and rated from one to five, including those nobody had listed.',
      },
      defects: {
        title: 'A list of what is wrong',
        text: 'Defects with a price and a priority, so that you can decide what to repair first.',
      },
      calendar: {
        title: 'A calendar that fits',
        text: 'Planned visits set around your opening hours, terms, seasons and statutory dates.',
      },
      faces: {
        title: 'A team you know',
        text: 'A site team that stays, a manager who visits, and one number for everything else.',
      },
    },
  },
} satisfies IndustriesWords;

import type { HealthSafetyWords } from '../model/health-safety.ts';

export const healthSafety = {
  meta: {
    title: 'Health and safety on our sites in the UAE',
    description:
      'Training, permits, health checks, heat rules and emergency drills: how our people work safely at height, in heat and in plant rooms.',
  },
  banner: {
    title: 'Health & Safety',
    sentence: 'Every job is planned so that everyone goes home safe.',
    alt: 'A technician checks gauges on red fire pumps beside a hose reel and extinguishers',
  },
  intro: {
    eyebrow: 'How we see it',
    title: 'Who may stop a job',
    lead: 'Height, electricity, heat, water and moving plant are part of our trade, so we plan for them.',
    paragraphs: [
      'Anyone on our sites may stop any job, a client’s included, and nobody is asked to justify it before the work is safe. Supervisors are judged by what gets reported on their sites, near misses above all, because reporting is how hazards are found early.',
      'Safety figures open every monthly report: hours worked, near misses, first-aid cases, lost-time injuries, and what was changed after each.',
    ],
    alt: 'Two colleagues take helmets from a wall of shelves with yellow, teal, white and coral hard hats',
  },
  cards: {
    eyebrow: 'Six parts of one system',
    title: 'What keeps people safe',
    items: {
      training: {
        title: 'Training',
        text: 'New colleagues spend their first week in our yard: induction, first aid, fire extinguishers, manual handling and the rules of their site. Work at height, in confined spaces or on live panels needs a separate card, which expires and has to be earned again.',
        alt: 'A trainer points at a safety checklist on a board for three colleagues in hard hats',
      },
      standards: {
        title: 'Standards adherence',
        text: 'Our system follows ISO 45001, which took the place of our OHSAS 18001 certificate in 2020, and the rules of Dubai Municipality, Civil Defence, MOHRE and, in Abu Dhabi, the Public Health Centre’s OSHAD framework. Internal auditors visit each site twice a year; every finding has an owner and a date, and the client sees both.',
        alt: 'A ticked checklist beside a framed ISO 45001 certificate, a hard hat and a pencil',
      },
      'health-monitoring': {
        title: 'Health monitoring',
        text: 'People are examined before they start and every year after, with hearing, lung and eye tests for the trades that need them. In summer, crews outdoors log water and rest, and a supervisor trained to see heat strain checks them every hour.',
        alt: 'A nurse with a clipboard checks a seated technician beside a heart monitor and a first-aid box',
      },
      'safe-environment': {
        title: 'Safe environment',
        text: 'Work areas are closed off first: barriers, signs, locks on isolators and a clear way past for tenants. Tools and ladders carry this quarter’s inspection colour. Chemicals travel in labelled bottles with their data sheets on the trolley.',
        alt: 'A worker raises a hand behind yellow barriers with cones and warning signs',
      },
      emergency: {
        title: 'Emergency preparedness',
        text: 'Each site has a plan on one page: who calls, who leads, where people gather, where water, gas and power are shut. We rehearse it with tenants twice a year, once at night where people sleep, and time it.',
        alt: 'A fire marshal points to an emergency exit beside an extinguisher and an assembly point sign',
      },
      commitment: {
        title: 'Commitment',
        text: 'Directors inspect a site each month and follow up what they find. Safety has its own budget that nobody else may spend, and the head of safety reports to the managing director alone. Bonuses depend on safe conduct first and on output second.',
        alt: 'Four colleagues in hard hats beside a large green shield with a tick',
      },
    },
  },
  figures: {
    eyebrow: 'Safety figures',
    title: 'Our three-year record',
    lead: 'All sites, our own staff and subcontractors together.',
    figure: 'Figure',
    rows: {
      hoursWorked: 'Hours worked',
      lostTimeInjuries: 'Lost-time injuries',
      lostTimeRate: 'Lost-time injuries per million hours',
      firstAidCases: 'First-aid cases',
      nearMisses: 'Near misses reported',
    },
    note: 'No work-related deaths in these years. More near misses reported is the aim: each is a hazard removed before anyone was hurt.',
  },
  permit: {
    eyebrow: 'Permit to work',
    title: 'How a risky job is done',
    lead: 'Height, hot work, confined spaces, live electricity and lifting all follow the same six steps.',
    alt: 'A supervisor in white explains a safety board to a half circle of technicians beside a van',
    steps: [
      {
        title: 'Look',
        text: 'The supervisor visits the place, not only the drawing, and photographs the hazards.',
      },
      {
        title: 'Write',
        text: 'Method and risk assessment are written with the people who will do the job.',
      },
      {
        title: 'Permit',
        text: 'A trained permit issuer and the client sign for a named crew, place and time.',
      },
      {
        title: 'Isolate',
        text: 'Power, water or gas is locked off, each worker with a personal lock, then tested dead.',
      },
      {
        title: 'Talk and work',
        text: 'Ten minutes at the place of work, in a language everyone there speaks. Then the job.',
      },
      {
        title: 'Close',
        text: 'Tools counted, locks removed by those who set them, area handed back, lessons noted.',
      },
    ],
  },
  rules: {
    eyebrow: 'Life-saving rules',
    title: 'Rules on every site',
    items: [
      'No outdoor work in the sun from {midday.from} to {midday.to} between {midday.start} and {midday.end}. The emergencies that the law exempts are done in short turns, with shade and cold water.',
      'No one works above two metres, in a tank or on a live panel alone.',
      'Above two metres a second person holds the ladder or a platform is used; no cradle without a second line.',
      'No shift longer than the law allows, and eleven hours between two of them.',
      'No mobile phone behind the wheel of a van, hands-free or not.',
    ],
  },
} satisfies HealthSafetyWords;

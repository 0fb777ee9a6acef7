import type { HealthSafetyWords } from '../model/health-safety.ts';

export const healthSafety = {
  meta: {
    title: 'Health & Safety',
    description:
      'Training, permits, health checks, heat rules and emergency drills: how we send people up ladders, into plant rooms and home again.',
  },
  banner: {
    title: 'Health & Safety',
    sentence: 'Everyone goes home. Every job is planned from that end.',
    alt: 'A technician checks gauges on red fire pumps beside a hose reel and extinguishers',
  },
  intro: {
    eyebrow: 'How we see it',
    title: 'Safe work is good work',
    lead: 'Height, electricity, heat, water and moving plant are part of our trade. Being surprised by them is not.',
    paragraphs: [
      'Anyone on our sites may stop any job, a client’s included, and nobody is asked to justify it before the work is safe. Supervisors are judged by what gets reported on their sites, near misses above all, because a site that reports nothing is not looking.',
      'Safety figures open every monthly report: hours worked, near misses, first-aid cases, lost-time injuries, and what was changed after each.',
    ],
    alt: 'Two colleagues take helmets from a wall of shelves with yellow, teal and white hard hats',
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
        text: 'Our system follows ISO 45001 and the rules of Dubai Municipality, Civil Defence and the labour ministry. Internal auditors visit each site twice a year with the same list of questions; a finding has an owner and a date, and the client sees both.',
        alt: 'A ticked checklist beside a framed ISO 45001 certificate, a hard hat and a pencil',
      },
      'health-monitoring': {
        title: 'Health monitoring',
        text: 'People are examined before they start and every year after, with hearing, lung and eye tests for the trades that need them. In summer, crews outdoors log water and rest, and a supervisor trained to see heat strain checks them every hour.',
        alt: 'A nurse with a clipboard checks a seated technician beside a heart monitor and a first-aid box',
      },
      'safe-environment': {
        title: 'Safe environment',
        text: 'A work area is closed before it is opened: barriers, signs, locks on isolators and a clear way past for tenants. Tools and ladders carry this quarter’s inspection colour. Chemicals travel in labelled bottles with their data sheets on the trolley.',
        alt: 'A worker raises a hand behind yellow barriers with cones and warning signs',
      },
      emergency: {
        title: 'Emergency preparedness',
        text: 'Each site has a plan on one page: who calls, who leads, where people gather, where water, gas and power are shut. We rehearse it with tenants twice a year, once at night where people sleep, and time every minute of it.',
        alt: 'A fire marshal points to an emergency exit beside an extinguisher and an assembly point sign',
      },
      commitment: {
        title: 'Commitment',
        text: 'Directors walk a site each month and leave with a list. Safety has its own budget that nobody else may spend, and its manager reports to the managing director alone. Bonuses depend on safe conduct first and on output second.',
        alt: 'Four colleagues in hard hats beside a large green shield with a tick',
      },
    },
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
        text: 'A trained permit holder and the client sign for a named crew, place and time.',
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
    eyebrow: 'In any case',
    title: 'Rules without exceptions',
    items: [
      'No outdoor work in the sun from 12:30 to 15:00 between 15 June and 15 September, as UAE law requires.',
      'No one works at height, in a tank or on a live panel alone.',
      'No ladder without a second person, no cradle without a second line.',
      'No shift longer than the law allows, and eleven hours between two of them.',
      'No mobile phone behind the wheel of a van, hands-free or not.',
    ],
  },
} satisfies HealthSafetyWords;

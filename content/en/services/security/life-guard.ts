import type { ServiceWords } from '../../../model/service-types.ts';

export const lifeGuard = {
  title: 'Life Guard',
  metaTitle: 'Lifeguards for pools and beaches in Dubai',
  summary:
    'Qualified pool and beach lifeguards with rotation, rescue drills and water checks, so swimmers are watched without a gap.',
  metaDescription:
    'Lifeguards for pools and beaches in Dubai: certified in rescue, first aid, CPR and AED, rotated in the heat, with daily water checks and drills.',
  description: [
    [
      'Drowning is quiet and becomes serious in less than a minute, so a lifeguard’s main task is to stay alert. Ours do so by changing position at short intervals, scanning in set patterns and standing down for water and shade before fatigue shows. We supply hotels, towers, villa communities, schools and beach clubs with guards holding ',
      {
        bold: 'current lifeguard, first aid, CPR and AED certificates',
      },
      '.',
    ],
    [
      'The job begins before anyone swims. Clarity, chlorine and pH are checked and posted, rescue equipment is counted, depth signs are read as a newcomer would read them. Children’s hours, ladies’ sessions and private events get ',
      {
        bold: 'their own staffing plan',
      },
      ', and parents are reminded that a lifeguard does not replace their own supervision.',
    ],
  ],
  alt: 'Lifeguard shading his eyes on a high chair under a striped parasol beside a blue pool with loungers and palms',
  included: [
    'Certified pool and beach lifeguards',
    'Daily chlorine, pH and clarity readings',
    'Rescue equipment checks',
    'Pool rules, signs and depth markings review',
    'Cover for events and school sessions',
    'Emergency drills with written results',
  ],
  response: [
    'In-water response: trained for recognition and reach within 30 seconds',
    'Absent guard: replaced before opening, or the pool stays closed',
    'Extra guards for an event: with 72 hours’ notice',
  ],
  standards: [
    'Dubai Municipality health and safety guidelines for swimming pools',
    'RLSS UK pool lifeguard qualification or an accepted equivalent',
    'BS EN 15288-2 for the safe operation of pools',
    'WHO guidelines for safe recreational water',
  ],
  process: {
    heading: 'How a pool is kept safe',
    subtitle: 'From the morning checks to the closing log',
    alts: [
      'Lifeguard in coral uniform with a whistle looking out from a white high chair between palms',
      'View across the pool to the lifeguard chair, a ring buoy on its post and a row of loungers',
    ],
    steps: [
      {
        title: 'Study the water',
        paragraph:
          'Depth changes, afternoon glare, slides, blind corners behind planters and expected bather load are plotted on a plan. From it we set chair positions, the number of guards and the zone each must be able to scan.',
      },
      {
        title: 'Qualify and swim-test',
        paragraph:
          'Certificates are verified with the issuing body. Then comes our own trial: a timed swim, recovery of a submerged manikin, a spinal turn and CPR on the deck. Guards repeat it throughout their service.',
      },
      {
        title: 'Open the pool',
        paragraph:
          'The first duty of the day is a checklist: water balance, suction grilles, clarity to the deepest drain, ring buoys, pole, spine board, oxygen and AED. A failed item keeps the gate shut, and swimmers are told why in plain terms.',
      },
      {
        title: 'Watch and rotate',
        paragraph:
          'Guards scan bottom, middle and surface in a fixed pattern and change chairs at agreed intervals, telling the next guard who is weak in the water. Phones stay in the locker. Rules on running, diving and glass are enforced politely.',
      },
      {
        title: 'Rescue and revive',
        paragraph:
          'A whistle code clears the pool and calls the second guard. Extraction, airway, CPR and AED follow practised roles while reception meets the ambulance at the gate. Unannounced drills time each step.',
      },
      {
        title: 'Close, record, learn',
        paragraph:
          'At closing time the basin is swept by eye twice, gates are locked and covers secured. Readings, near misses and first-aid cases enter the log, and a monthly note tells you where a sign, a rail or a rule would prevent another.',
      },
    ],
  },
} satisfies ServiceWords;

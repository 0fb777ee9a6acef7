import type { ServiceWords } from '../../../model/service-types.ts';

export const elevator = {
  title: 'Elevator',
  metaTitle: 'Lift and escalator maintenance in Dubai',
  summary:
    'Lifts, escalators and travelators maintained to the maker’s intervals, with trapped passengers answered first and every stop recorded.',
  metaDescription:
    'Lift and escalator maintenance in Dubai: safety gear, doors, ropes and controllers, round-the-clock passenger release and third-party inspection.',
  description: [
    [
      'With one lift of four out of service, a tower soon has queues in its lobby. Shaft dust, grit in door tracks and machine rooms above forty degrees account for much of the trouble, and most of that can be prevented. Our technicians maintain ',
      {
        bold: 'traction, machine-room-less and hydraulic lifts, escalators and travelators',
      },
      ' of several makes, following each maker’s intervals.',
    ],
    [
      'Brakes, governors and door locks come before ride comfort, and ride comfort before appearance. ',
      {
        bold: 'Entrapment calls outrank everything else on the board',
      },
      ': a calm voice on the intercom at once, a trained release team on the way, and a written cause afterwards. Repeat faults are read from the controller’s own event log, so that parts are not swapped by guesswork.',
    ],
  ],
  alt: 'Cutaway of a small tower showing a lift car with passengers, a rooftop hoist machine and a technician at the controls',
  included: [
    'Planned service of lifts and escalators',
    'Door operators, locks and light curtains',
    'Rope, brake and governor checks',
    'Intercom and emergency lighting tests',
    'Passenger release at any hour',
    'Third-party inspection support',
    'Modernisation advice',
  ],
  response: [
    'Trapped passenger: voice contact at once, release team there {p1.attend}',
    'Only lift in a building stopped: {p2.attend}',
    'One of several lifts stopped: {p3.attend}',
  ],
  standards: [
    'EN 81-20 and EN 81-50 for lift safety',
    'EN 115-1 for escalators and moving walks',
    'EN 13015 for maintenance instructions',
    'Dubai Municipality or Trakhees requirements, with third-party inspection',
    'UAE Fire and Life Safety Code for firefighters’ lifts',
  ],
  process: {
    heading: 'Safe first, then smooth, then fast',
    subtitle: 'The working order of our lift team',
    alts: [
      'Technician on the roof beside a lift hoist machine with a large yellow sheave',
      'Technician at an open lift controller cabinet by the landing doors, cone and toolbox beside him',
    ],
    steps: [
      {
        title: 'Audit shaft and machine',
        paragraph:
          'Pit, car top, machine and controller are examined unit by unit. Rope diameter, brake wear, door timing, levelling and event codes are recorded, along with locked software that could tie you to a single supplier.',
      },
      {
        title: 'Settle the safety items',
        paragraph:
          'Findings that touch brakes, governors, locks, buffers or emergency communication are put right before any routine begins. If a car must stop, a lobby notice says why and until when.',
      },
      {
        title: 'Service by starts',
        paragraph:
          'A hotel service lift may make a thousand starts a day, a villa lift twenty. Visits follow counted starts and surroundings: door tracks vacuumed, rollers adjusted, ropes checked, oil sampled, and machine-room cooling confirmed before summer.',
      },
      {
        title: 'Release trapped passengers',
        paragraph:
          'Intercom calls are answered around the clock and the passenger is kept company by voice. Only technicians trained in release move a car, with power isolated and landing doors guarded, and no lift returns to service until the cause is known.',
      },
      {
        title: 'Prepare for the inspection',
        paragraph:
          'Once a year an independent inspector witnesses brake, overspeed, buffer and load tests. We prepare weights, access and records, attend throughout, and close the remarks within the dates given so that the certificate does not lapse.',
      },
      {
        title: 'Modernise in stages',
        paragraph:
          'Controllers, drives and doors age faster than rails and cars. Using availability figures and the lead time of spare parts we suggest a sequence, one car of a group at a time, that shortens waiting and keeps what is still sound.',
      },
    ],
  },
} satisfies ServiceWords;

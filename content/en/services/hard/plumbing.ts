import type { ServiceWords } from '../../../model/service-types.ts';

export const plumbing = {
  title: 'Plumbing',
  metaTitle: 'Plumbing services in Dubai',
  summary:
    'Pumps, tanks, drains and leaks handled day and night, with water hygiene and hot-water temperatures kept on record.',
  metaDescription:
    'Plumbing in Dubai: leak detection, pumps, drain jetting, tank cleaning and legionella control, and a plumber on site {p2.attend} after a burst.',
  description: [
    [
      'Water in a Dubai tower travels a long way: from the DEWA meter to an underground tank, up by transfer pumps, down again through pressure-reducing valves, and out by stacks that may serve forty kitchens. ',
      {
        bold: 'A slow leak on one floor means a stained ceiling, a claim and mould on the next',
      },
      ', so our plumbers bring moisture meters and listening gear as well as spanners.',
    ],
    [
      'Hygiene matters as much as dry ceilings. Roof tanks heat up in summer, water stands in long dead legs, and legionella can grow in both. We clean and disinfect tanks on schedule, flush unused outlets, keep ',
      {
        bold: 'stored hot water at 60 °C',
      },
      ', and send samples to an accredited laboratory, filing each result where your auditor will find it.',
    ],
  ],
  alt: 'Plumber on a stool repairing a basin trap over a bucket, with booster pumps and a red pressure vessel nearby',
  included: [
    'Booster, transfer, sump and sewage pumps',
    'Tank cleaning and disinfection',
    'Acoustic, thermal and dye leak detection',
    'Drain jetting and camera survey',
    'Pressure-reducing valves and water heaters',
    'Taps, mixers and sanitary ware',
    'Legionella control and sampling',
  ],
  response: [
    'Burst pipe or sewage overflow: plumber on site {p2.attend}',
    'No water to a home or floor: {p3.attend}',
    'Dripping taps and slow drains: {p4.attend}, at an agreed time',
  ],
  standards: [
    'Dubai Municipality rules for cleaning and testing water tanks',
    'Dubai Municipality guidance on legionella in water systems',
    'BS EN 806 and BS 8558 for water services inside buildings',
    'ISO/IEC 17025 accredited laboratories for water samples',
  ],
  process: {
    heading: 'Dry ceilings, safe taps',
    subtitle: 'How our plumbers stop, find, mend and prevent',
    alts: [
      'Plumber in a green cap tightening pipework under a white basin while a bucket catches the drip',
      'Pair of vertical booster pumps and a red expansion vessel with gauges in a tiled room',
    ],
    steps: [
      {
        title: 'Shut it off',
        paragraph:
          'The first minutes decide how much is damaged. Valve charts for each riser hang in the plant room and are on every plumber’s phone, so the helpdesk can tell a guard which valve to close before the van arrives.',
      },
      {
        title: 'Find the source',
        paragraph:
          'A stain rarely marks the leak, because water runs along the slab before it drops. Acoustic listening, thermal images, pressure tests and tracer dye narrow the search, and tiles come up only once two methods agree.',
      },
      {
        title: 'Repair for good',
        paragraph:
          'Pipe is replaced with the same or a better material, on proper supports, and pressure-tested at one and a half times working pressure before anything is closed. Where scale or water hammer was the cause, it is put right too.',
      },
      {
        title: 'Care for the pumps',
        paragraph:
          'Booster sets are checked for vibration, weeping seals, vessel pre-charge and duty changeover. Sump and sewage pumps have their floats lifted and their pits desludged, with an extra round before the winter rains, which test the podium drains.',
      },
      {
        title: 'Keep water wholesome',
        paragraph:
          'Tanks are drained, scrubbed, disinfected with a measured chlorine dose and refilled by a team approved for the task. Chlorine residual and temperature are read at sentinel taps monthly; a result outside limits leads to flushing, resampling and a report to you.',
      },
      {
        title: 'Account for the litres',
        paragraph:
          'Night-time meter readings show consumption when nobody should be using water. We compare buildings, cooling make-up and irrigation with earlier months and report where water is being lost and what would save it.',
      },
    ],
  },
} satisfies ServiceWords;

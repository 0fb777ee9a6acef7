import type { ServiceWords } from '../../../model/service-types.ts';

export const chiller = {
  title: 'Chiller',
  summary:
    'Air-cooled and water-cooled plant kept on load through the hottest months, with logged readings, clean condensers and stocked spares.',
  metaDescription:
    'Chiller maintenance in Dubai: daily plant logs, coil and tube cleaning, cool-season overhauls and two-hour attendance when cooling is lost.',
  description: [
    [
      'Between May and October a chiller in Dubai rarely gets a quiet hour. Condenser coils load up with sand, approach temperatures creep, and a compressor that trips at three in the afternoon is felt on every floor before the alarm is acknowledged. Our plant engineers look after ',
      {
        bold: 'screw, scroll and centrifugal machines',
      },
      ' with the pumps, cooling towers and heat exchangers around them, including energy transfer stations fed by district cooling.',
    ],
    [
      'Readings are trended, so that a drifting superheat or a rising motor current becomes a planned repair. Heavy work such as tube brushing, bearing changes and oil replacement is kept for ',
      {
        bold: 'the cool season',
      },
      ', when one machine can be spared, and each overhaul ends with a measured kilowatt-per-ton figure that you can hold us to.',
    ],
  ],
  alt: 'Technician facing two rooftop air-cooled chillers, white pipework and green pumps, with towers in the haze behind',
  included: [
    'Plant log every shift, with trend review',
    'Condenser coil washing, more often after sandstorms',
    'Tube brushing and eddy-current testing',
    'Oil, vibration and refrigerant leak analysis',
    'Water treatment for towers and closed loops',
    'Pump alignment, seals and bearings',
    'Energy transfer station upkeep',
  ],
  response: [
    'Cooling lost: engineer on site within 2 hours, at any hour',
    'One machine in alarm with standby running: same day',
    'Hired cooling arranged if a repair will outlast 24 hours',
  ],
  standards: [
    'ASHRAE Standard 180 for inspection and maintenance of HVAC systems',
    'ASHRAE Standard 15 for refrigeration safety',
    'Dubai Municipality guidance on legionella in cooling towers',
    'UAE regulation on ozone-depleting substances',
  ],
  process: {
    heading: 'How a plant stays on load all summer',
    subtitle: 'From the first log sheet to the winter overhaul',
    alts: [
      'Close view from above of the fan decks and finned coils of two air-cooled chillers',
      'Technician in a yellow helmet taking readings on a tablet beside a chilled-water pump and pressure gauge',
    ],
    steps: [
      {
        title: 'Baseline the plant',
        paragraph:
          'Before taking over, we run each machine at a stable load and record pressures, approach temperatures, amps and flow. Those figures, set beside the maker’s data and the handover file, show what the plant can really deliver and which defects were there on day one.',
      },
      {
        title: 'Rank what could stop cooling',
        paragraph:
          'Compressors, starters, tower fans and control valves are scored by how badly their failure would hurt and how long a part takes to arrive. Whatever would leave tenants warm for more than a day goes on a shelf in Dubai, not on a purchase request.',
      },
      {
        title: 'Log every shift',
        paragraph:
          'Operators walk the plant room with a tablet, enter readings against limits and listen for what sensors miss. A value outside its band opens a CAFM work order at once, so the same drift is never copied from one log sheet to the next.',
      },
      {
        title: 'Keep heat moving out',
        paragraph:
          'Fouled coils and scaled tubes are behind many a high-pressure trip in July. We wash condensers with low-pressure water, dose and bleed towers, and sample for legionella, adding rounds whenever a shamal has laid dust across the roof.',
      },
      {
        title: 'Overhaul in the cool season',
        paragraph:
          'From November to March machines come off line one after another. Tube bundles are brushed and tested, oil and filters replaced, contactors checked, refrigerant recovered and weighed, and safety cut-outs proved, while the remaining chillers carry a load they can manage.',
      },
      {
        title: 'Prove the gain',
        paragraph:
          'An overhauled machine is tested again at the load used for the baseline. You receive its efficiency, approach and vibration before and after, the cost of the work, and our advice on whether the next step is repair, controls or replacement.',
      },
    ],
  },
} satisfies ServiceWords;

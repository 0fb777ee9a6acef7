import type { ServiceWords } from '../../../model/service-types.ts';

export const chiller = {
  title: 'Chiller',
  metaTitle: 'Chiller maintenance in Dubai',
  summary:
    'Air-cooled and water-cooled plant kept on load through the hottest months, with logged readings, clean condensers and stocked spares.',
  metaDescription:
    'Chiller maintenance in Dubai: logged readings, coil and tube cleaning, winter overhauls, and an engineer on site {p3.attend} when cooling is lost.',
  description: [
    [
      'Between May and October a chiller in Dubai runs almost without a break. Condenser coils load up with sand, approach temperatures creep, and a compressor that trips at three in the afternoon is felt on every floor within minutes. Our plant engineers look after ',
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
    'Cooling lost: engineer on site {p3.attend}, at any hour',
    'One machine in alarm, standby running: {p4.attend}',
    'Hired cooling arranged if a repair takes longer than a day',
  ],
  standards: [
    'ASHRAE Standard 180 for inspection and maintenance of HVAC systems',
    'ASHRAE Standard 15 for refrigeration safety',
    'Dubai Municipality guidance on legionella in cooling towers',
    'UAE regulation on ozone-depleting substances',
  ],
  process: {
    heading: 'How a plant keeps running all summer',
    subtitle: 'From the first log sheet to the winter overhaul',
    alts: [
      'Close view from above of the fan decks and finned coils of two air-cooled chillers',
      'Technician in a yellow helmet taking readings on a tablet beside a chilled-water pump and pressure gauge',
    ],
    steps: [
      {
        title: 'Baseline the plant',
        paragraph:
          'Before taking over, we run each machine at a stable load and record pressures, approach temperatures, amps and flow. Compared with the maker’s data, those figures show what the plant can deliver and which defects were there on day one.',
      },
      {
        title: 'Rank what could stop cooling',
        paragraph:
          'Compressors, starters, tower fans and control valves are scored by how badly their failure would hurt and how long a part takes to arrive. Any part whose absence would leave tenants without cooling for more than a day is kept in stock in Dubai.',
      },
      {
        title: 'Log every shift',
        paragraph:
          'Operators walk the plant room with a tablet, enter readings against limits and listen for what sensors miss. A value outside its band opens a work order at once.',
      },
      {
        title: 'Keep coils and tubes clean',
        paragraph:
          'Fouled coils and scaled tubes cause many of the high-pressure trips in July. We wash condensers with low-pressure water, dose and bleed towers, and sample for legionella, with an extra round after every dust storm.',
      },
      {
        title: 'Overhaul in the cool season',
        paragraph:
          'From November to March machines come off line one after another. Tube bundles are brushed and tested, oil and filters replaced, contactors checked, refrigerant recovered and weighed, and safety cut-outs proved, while the other chillers carry the load.',
      },
      {
        title: 'Measure the improvement',
        paragraph:
          'An overhauled machine is tested again at the load used for the baseline. You receive its efficiency, approach and vibration before and after, the cost, and our advice on the next step.',
      },
    ],
  },
} satisfies ServiceWords;

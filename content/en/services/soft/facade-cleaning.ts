import type { ServiceWords } from '../../../model/service-types.ts';

export const facadeCleaning = {
  title: 'Facade Cleaning',
  metaTitle: 'Façade cleaning in Dubai',
  summary:
    'Glass, cladding and stone cleaned by cradle, rope or reach pole, with rescue planned before anyone leaves the roof.',
  metaDescription:
    'Façade cleaning in Dubai by cradle, rope access or pole: glass, cladding and stone, with rescue plans, wind limits and defect reports per drop.',
  description: [
    [
      'After a summer of haze and one brief winter shower, a glass tower wears a film of baked dust and salt that dims every view and, left alone, can etch the surface. Our teams clean curtain wall, composite panel, louvres, signage and stone by ',
      {
        bold: 'the access method the building was designed for',
      },
      ', whether that is a roof cradle, industrial rope access or a water-fed pole from the podium.',
    ],
    [
      'Wind is measured at roof level, not at the gate; drop zones are fenced and watched; and ',
      {
        bold: 'a rescue plan is rehearsed on that very roof',
      },
      ' before the first descent. From {midday.start} to {midday.end} outdoor work stops from {midday.from} to {midday.to} as the law requires, so we start at first light and follow the shade.',
    ],
  ],
  alt: 'Two harnessed cleaners in a NASAQ cradle washing the blue glass of a tower high above the street',
  included: [
    'Curtain wall and window cleaning',
    'Aluminium panel, louvre and stone washing',
    'Rope access for areas no cradle reaches',
    'Atrium, canopy and skylight glass',
    'Pure-water pole cleaning for low levels',
    'Photographed defect report per elevation',
  ],
  response: [
    'Loose panel or cracked glass: attended {p2.attend}, area secured {p2.makeSafe}',
    'Stain or spill on an entrance façade: {p4.attend}',
    'Survey and method statement: {reply.survey}',
  ],
  standards: [
    'IRATA International Code of Practice for rope access',
    'BS 6037 for permanently installed access equipment',
    'Dubai Municipality safety requirements for work at height',
    'MOHRE midday break, {midday.start} to {midday.end}',
  ],
  process: {
    heading: 'Every drop is planned on the ground',
    subtitle: 'The order of work from parapet to pavement',
    alts: [
      'Two cleaners in yellow helmets and harnesses scrubbing soapy glass from a suspended cradle',
      'Steep view from above the cradle down a glass façade to the road far below',
    ],
    steps: [
      {
        title: 'Survey roof to pavement',
        paragraph:
          'Anchors, parapets, cradle rails, fragile fins and awkward returns are photographed, and certificates for permanent equipment are checked. A test patch on each material settles the cleaning agent, since what suits glass can stain aluminium.',
      },
      {
        title: 'Choose the way down',
        paragraph:
          'Cradle, rope, boom or pole: each elevation gets the means that puts the fewest people at risk for the shortest time. Permits, insurance and the developer’s consent are gathered, and residents are told on which day cleaners will pass their windows.',
      },
      {
        title: 'Clear the ground',
        paragraph:
          'Exclusion zones are set by drop height and wind, with barriers, overhead cover at entrances and a watchman in radio contact. Cars beneath are moved a day ahead. Tools are tethered and buckets have lids.',
      },
      {
        title: 'Descend and wash',
        paragraph:
          'Working downwards in measured drops, technicians soften the dust, agitate, squeegee and detail the frames, with purified water where spots would show. When the wind passes the agreed limit, work stops and everyone comes in.',
      },
      {
        title: 'Report what we saw',
        paragraph:
          'Because the crew passes every pane, it inspects as it cleans. Split gaskets, cracked glass, failed sealant, loose caps and nests are logged by grid reference with a photograph, and anything that might fall is secured at once or reported before the crew moves on.',
      },
      {
        title: 'Set the cleaning calendar',
        paragraph:
          'Finished elevations are viewed with you, from inside and from the street. Dust by orientation then guides the calendar: windward and seaward faces may need four cleans a year, a sheltered courtyard two.',
      },
    ],
  },
} satisfies ServiceWords;

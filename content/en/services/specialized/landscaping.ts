import type { ServiceWords } from '../../../model/service-types.ts';

export const landscaping = {
  title: 'Landscaping',
  metaTitle: 'Landscape maintenance in Dubai',
  summary:
    'Lawns, palms, irrigation and seasonal planting cared for through desert summers, with less water and healthier soil.',
  metaDescription:
    'Landscape maintenance in Dubai: lawns, palms, hedges and irrigation for villas, hotels and communities, planned by season and measured in litres.',
  description: [
    [
      'A garden in Dubai lives on what the irrigation line delivers and on how the soil holds it. Summer heat, salty water and shallow sand kill the wrong plant within weeks, while the right one, a ghaf, a neem or a bougainvillea, needs little. Our gardeners maintain ',
      {
        bold: 'lawns, hedges, palms, planters, sports turf and irrigation networks',
      },
      ' for villas, parks, hotels and roadside verges.',
    ],
    [
      'The year has two seasons here and we work to both: overseeding and annual flowers from October, survival watering and shade from June. ',
      {
        bold: 'Treated effluent, drip lines and weather-based controllers',
      },
      ' keep consumption down, palms are cleaned before falling fruit becomes a hazard, and every trunk is checked for red palm weevil long before a crown can collapse.',
    ],
  ],
  alt: 'Two gardeners mowing a striped lawn and clipping a round tree in front of a white villa, sprinkler running',
  included: [
    'Lawn mowing, feeding and overseeding',
    'Hedge, shrub and tree pruning',
    'Date palm care and weevil monitoring',
    'Irrigation repair and programming',
    'Seasonal flowers and planters',
    'Green waste removal for composting',
  ],
  response: [
    'Fallen tree or palm frond blocking a way: {p3.attend}',
    'Irrigation main burst: attended {p2.attend}, shut off {p2.makeSafe}',
    'Dying or storm-damaged plants: seen {p4.attend}',
  ],
  standards: [
    'Dubai Municipality rules for treated water in irrigation',
    'UAE registration and safe-use rules for pesticides',
    'BS 3998 for tree work',
    'MOHRE midday break, {midday.start} to {midday.end}',
  ],
  process: {
    heading: 'A garden that survives its summer',
    subtitle: 'Soil, water and season, in that order',
    alts: [
      'Gardener in a green cap clipping a globe-shaped tree in a white planter by a flower bed',
      'Gardener pushing a red mower over striped grass while a sprinkler throws fine drops',
    ],
    steps: [
      {
        title: 'Test soil and water',
        paragraph:
          'Samples from several beds tell us salinity, pH and organic matter; the irrigation supply is measured for salts and chlorine. The result decides whether a struggling lawn needs gypsum, compost, aeration or simply a different grass.',
      },
      {
        title: 'Tune the irrigation',
        paragraph:
          'Valve by valve, the system is run in daylight. Blocked emitters, tilted sprinklers and leaking joints are corrected, pressure is set, and programmes are rewritten by plant type.',
      },
      {
        title: 'Work with the season',
        paragraph:
          'Ryegrass is oversown as nights cool, petunias and marigolds follow, hard pruning waits for late winter. In summer the crew starts at five, keeps the midday break, and concentrates on watering, mulching and shade cloth.',
      },
      {
        title: 'Tend the palms',
        paragraph:
          'Date palms are pruned, pollinated, bunched and harvested in their months, from platforms or with climbing gear inspected beforehand. Trunks are examined for boreholes and oozing, and pheromone traps are read; any treatment respects homes and play areas nearby.',
      },
      {
        title: 'Feed, weed, protect',
        paragraph:
          'Slow-release fertiliser, hand weeding and helpful insects come before sprays. When a spray is justified, notices go up and the area reopens after the interval printed on the label.',
      },
      {
        title: 'Report in litres and losses',
        paragraph:
          'Each month shows water by zone, plants replaced and why, green waste sent for composting, and photographs from fixed points. Beds that fail twice are replanted with hardier species.',
      },
    ],
  },
} satisfies ServiceWords;

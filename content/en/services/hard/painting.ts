import type { ServiceWords } from '../../../model/service-types.ts';

export const painting = {
  title: 'Painting',
  metaTitle: 'Painting services in Dubai',
  summary:
    'Interior, exterior and protective coatings prepared properly, applied at the right hour, and finished without disturbing the people inside.',
  metaDescription:
    'Painting services in Dubai: interiors, exteriors, car park epoxy and steel coatings chosen for Gulf sun and salt, applied in zones that reopen fast.',
  description: [
    [
      'The quality of a paint job is largely settled before the first tin is opened. Gulf sun chalks an exterior in a few seasons, humidity blisters a wall that was sealed damp, and salt works its way under any film laid over dust. We wash, test, fill and prime with as much care as the final coat, and choose ',
      {
        bold: 'systems made for this climate',
      },
      ': elastomeric finishes for hairline cracks, breathable paints for blockwork, epoxy for plant rooms and car parks.',
    ],
    [
      'Occupied buildings are painted in ',
      {
        bold: 'small zones that reopen by morning',
      },
      ', with low-odour products, covered floors and signs on wet walls. Colours are confirmed on a metre-square sample, seen by daylight and under the lamps.',
    ],
  ],
  alt: 'Painter in white rolling deep green paint over a cream wall from a covered floor, with tins and a ladder',
  included: [
    'Interior walls, ceilings and doors',
    'Villa and tower exteriors',
    'Epoxy floors and car park line marking',
    'Steel, railing and gate coatings',
    'Damp, crack and plaster preparation',
    'Colour samples and repaint calendar',
  ],
  response: [
    'Site visit and measured quotation: {reply.visit}',
    'Touch-up after a leak or a move-out: {p4.finish}',
    'Offensive graffiti: covered {p3.makeSafe}',
  ],
  standards: [
    'Al Sa’fat limits for volatile compounds in paints',
    'BS 6150 for painting of buildings',
    'ISO 12944 for corrosion protection of steel',
    'ISO 8501-1 for the cleanliness of steel before coating',
  ],
  process: {
    heading: 'What lies under the last coat',
    subtitle: 'Preparation, drying time and the right hour of the day',
    alts: [
      'Painter in a white cap drawing a long-handled roller down a half-covered green wall',
      'Open tins of green, yellow and coral paint with a roller tray on a dust sheet at the painter’s feet',
    ],
    steps: [
      {
        title: 'Read the wall',
        paragraph:
          'Adhesion tape, a moisture meter and a thumb rubbed across the surface show whether paint has chalked, blistered or lost its grip. Damp is traced to its pipe or parapet first, because a fresh coat would only seal the damp in.',
      },
      {
        title: 'Settle colour and gloss',
        paragraph:
          'Samples a metre square go up on the actual wall, one beside a window and one in a corner. For villa exteriors the colour code is checked with the developer, and the approved reference is written on the job card.',
      },
      {
        title: 'Mask, move, cover',
        paragraph:
          'Furniture is wrapped, walkways are taped, sockets and detectors are bagged and listed so that none stays covered overnight. Smoke heads are isolated only with the control room’s agreement and come back the same shift.',
      },
      {
        title: 'Prepare the surface',
        paragraph:
          'Loose film is scraped, cracks are raked and bridged, salts brushed off, steel taken to the specified grade. On exteriors the week’s dust is washed down, and the wall dries to its moisture limit before primer touches it.',
      },
      {
        title: 'Coat in the shade',
        paragraph:
          'Outdoor faces are painted while shaded, following the sun round the building and stopping when the surface passes the maker’s limit or evening dew is near. Film gauges check the thickness, and recoat times are written on a board.',
      },
      {
        title: 'Inspect under a low light',
        paragraph:
          'Finished rooms are inspected with a raking lamp, the way a low sun will show them. Touch-ups come from the same batch, labelled remnants are left with you, and a repaint calendar is added to the file.',
      },
    ],
  },
} satisfies ServiceWords;

import type { ServiceWords } from '../../../model/service-types.ts';

export const carpentry = {
  title: 'Carpentry',
  metaTitle: 'Carpentry and joinery in Dubai',
  summary:
    'Doors, joinery, locks and fitted furniture repaired or made to measure, with fire-rated doors kept true to their certificate.',
  metaDescription:
    'Carpentry and joinery in Dubai: doors, locks, kitchens, wardrobes and decking repaired or made to measure, and fire doors kept to certificate.',
  description: [
    [
      'Timber moves in this climate. Air conditioning dries it, a balcony door left open in September swells it, and the result is a latch that will not catch or a veneer lifting at the corner. Our joiners handle ',
      {
        bold: 'doors, wardrobes, kitchens, decking, pergolas and reception desks',
      },
      ', repairing on site where possible and making a replacement in the workshop when a piece is past saving.',
    ],
    [
      'Fire doors follow a stricter regime. A leaf trimmed too far or a missing smoke seal turns a certified set into an ordinary door, so each one is ',
      {
        bold: 'gauged, listed and photographed against its label',
      },
      ', and only rated hinges, closers and glass go back on. For everyday jobs the van carries common locks, handles and hinges, which spares a second visit.',
    ],
  ],
  alt: 'Joiner planing a board at a workbench, with a half-built cupboard, tool board and standing planks around him',
  included: [
    'Door adjustment, hinges and closers',
    'Lock repair and replacement',
    'Fire door inspection and repair',
    'Kitchen, wardrobe and counter joinery',
    'Decking, pergolas and outdoor timber',
    'Veneer, laminate and polish touch-up',
  ],
  response: [
    'Lockout or a door that will not secure: {p3.attend}',
    'Failed fire door: attended {p3.attend}, made safe {p3.makeSafe}',
    'Joinery repairs: finished {p4.finish}',
  ],
  standards: [
    'UAE Fire and Life Safety Code for fire-rated door sets',
    'BS 8214 for timber-based fire door assemblies',
    'BS EN 1154 for controlled door closing devices',
    'BS EN 13986 for wood-based panels, emission class E1',
  ],
  process: {
    heading: 'From sticking door to finished joinery',
    subtitle: 'Measured twice, fitted once, checked after a season',
    alts: [
      'Joiner in a coral apron pushing a hand plane along a plank, shavings curling off the blade',
      'Workshop corner with a saw on trestles, an open green-doored cupboard and a tool board on the wall',
    ],
    steps: [
      {
        title: 'Walk the doors',
        paragraph:
          'Starting at the stairs and working inwards, a joiner opens, releases and lets close every door on the list. Gaps are measured, closers timed, and faults graded as life safety, security or appearance, each with a price.',
      },
      {
        title: 'Template the piece',
        paragraph:
          'For replacements we take templates, moisture readings and a note of grain and finish. Matching an old walnut veneer needs samples seen in the light of the room, so you approve a real panel in place.',
      },
      {
        title: 'Make it in the workshop',
        paragraph:
          'Cutting, edging, spraying and drilling happen away from your corridors. Boards are low in formaldehyde, outdoor timber is chosen to stand sun and salt, and each part is labelled with its room.',
      },
      {
        title: 'Protect, then fit',
        paragraph:
          'Floors and lift cars are covered before the first panel arrives. Noisy fixing is kept between agreed hours, shorter in Ramadan, and a vacuum runs at the saw. By evening the flat or office is usable.',
      },
      {
        title: 'Restore fire doors',
        paragraph:
          'Leaf, frame, intumescent strip, closer and vision panel are treated as one tested set. Parts are swapped only for those the certificate allows, screw lengths included, and a tag on the hinge edge records what was changed and when.',
      },
      {
        title: 'Return after a season',
        paragraph:
          'New joinery and hinges settle. Some weeks after fitting, the same joiner comes back to plane, rehang or oil whatever has shifted, at no charge within the guarantee.',
      },
    ],
  },
} satisfies ServiceWords;

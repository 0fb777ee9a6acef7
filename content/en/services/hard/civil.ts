import type { ServiceWords } from '../../../model/service-types.ts';

export const civil = {
  title: 'Civil',
  metaTitle: 'Civil maintenance and repairs in Dubai',
  summary:
    'Concrete repair, blockwork, tiling, waterproofing and small alterations carried out with permits, clean edges and a written guarantee.',
  metaDescription:
    'Civil maintenance in Dubai: concrete repair, waterproofing, blockwork, tiling and paving, with permits, flood tests and a written guarantee.',
  description: [
    [
      'Salt air, groundwater and daily swings of heat damage concrete. Along the coast chlorides reach the reinforcement, rust expands and a balcony soffit begins to shed pieces; inland it is settlement, cracked boundary walls and paving that rocks underfoot. Our civil crews deal with ',
      {
        bold: 'the fabric of existing buildings',
      },
      ', from a spalled column in a car park to partitions, screeds, tiling, roof waterproofing and kerbs.',
    ],
    [
      'Every job starts with the reason for the defect, because filling a crack that is still moving only hides it until next summer. ',
      {
        bold: 'Permits and developer consents',
      },
      ' are in hand before tools come out, neighbours are told about noise, debris leaves the same day, and you receive material certificates with the guarantee.',
    ],
  ],
  alt: 'Two masons building a brick wall from a scaffold and from the ground, with cement bags, barrow and mixer',
  included: [
    'Concrete and crack repair',
    'Roof, balcony and wet-area waterproofing',
    'Blockwork, plaster and screed',
    'Floor and wall tiling',
    'Interlock paving, kerbs and manhole covers',
    'Joint sealant replacement',
    'Permit and consent applications',
  ],
  response: [
    'Falling debris or unsafe structure: attended {p2.attend}, made safe {p2.makeSafe}',
    'Trip hazards in shared areas: closed off {p3.makeSafe}',
    'Survey for planned repair: {reply.visit}',
  ],
  standards: [
    'Dubai Building Code',
    'Dubai Municipality Code of Construction Safety Practice',
    'BS EN 1504 for protection and repair of concrete',
    'BS 8102 for waterproofing below ground',
  ],
  process: {
    heading: 'Repair that reaches the cause',
    subtitle: 'From the first tap of the hammer to the signed snag list',
    alts: [
      'Mason in a yellow helmet laying bricks along a string line, a cement mixer in front',
      'Yellow cement mixer, loaded wheelbarrow and traffic cone beside a half-built brick wall',
    ],
    steps: [
      {
        title: 'Tap, test and map',
        paragraph:
          'A hammer, a cover meter and carbonation spray find what a visual check misses. We plot hollow areas, cracks and damp on a plan, then separate what is unsafe today from what can wait for cooler months.',
      },
      {
        title: 'Agree method and measure',
        paragraph:
          'You get a bill of quantities with rates, a sketch of each detail and a method statement naming the materials. If the opened-up area grows, the extra is measured jointly before work continues.',
      },
      {
        title: 'Clear the permits',
        paragraph:
          'Depending on the plot we apply to Dubai Municipality, Trakhees or the Dubai Development Authority and to the master developer, and obtain the consent of the owners’ committee and its management company. Working hours, hoarding, lift bookings and skip positions are settled at the same time.',
      },
      {
        title: 'Open up and make safe',
        paragraph:
          'Loads are propped before anything structural is cut. Loose concrete is broken back behind the bar, steel is cleaned to bright metal, dust is caught at the tool, and people pass under a covered walkway.',
      },
      {
        title: 'Build back in layers',
        paragraph:
          'Primers, mortars, membranes and tiles go on within the temperatures on their data sheets, which in summer means starting at dawn and damp curing. Wet areas and roofs are flood-tested for forty-eight hours before screed or tile covers them.',
      },
      {
        title: 'Snag and hand over',
        paragraph:
          'With your engineer we walk the finished work, straightedge and snag list in hand. Once it is closed, the file holds test results, photographs taken before covering up, warranty certificates and a date for inspecting the sealants next.',
      },
    ],
  },
} satisfies ServiceWords;

import type { ServiceWords } from '../../../model/service-types.ts';

export const wasteManagement = {
  title: 'Waste Management',
  metaTitle: 'Waste collection and recycling in Dubai',
  summary:
    'Segregation, collection and recycling from chute room to licensed facility, with weights recorded and storage areas kept clean.',
  metaDescription:
    'Waste management in Dubai: audits, separated collection, recycling and safe disposal through permitted carriers, with every load weighed.',
  description: [
    [
      'In this heat waste cannot wait. A bin room that would smell after two days elsewhere needs attention within hours in July, and a chute blocked by one pizza box can back up nine floors. We run the whole route: chute rooms, compactors, ',
      {
        bold: 'separate collection of paper, plastic, metal, glass and organics',
      },
      ', bulky items, green waste and small hazardous streams such as lamps, batteries and oily rags.',
    ],
    [
      'Transport and disposal go only through carriers and facilities with the permits of Dubai Municipality, the Environment Agency – Abu Dhabi or the authority of the emirate concerned, and ',
      {
        bold: 'every load leaves with a weight and a destination',
      },
      '. Those figures feed your diversion rate and your invoice alike. Crews wash rooms after each collection, report damaged bins, and talk to tenants and kitchen staff: sorting starts at the bin.',
    ],
  ],
  alt: 'Collector wheeling a green bin to a NASAQ recycling truck, with five coloured bins lined up on the pavement',
  included: [
    'Waste audit and bin layout',
    'Separated collection and recycling',
    'Chute, bin room and compactor care',
    'Bulky, green and construction waste',
    'Hazardous and electronic waste handling',
    'Monthly tonnage and diversion report',
  ],
  response: [
    'Blocked chute or overflowing room: {p3.attend}',
    'Missed collection: recovered the same day',
    'Bulky items: collected {p4.finish}',
  ],
  standards: [
    'Dubai Law No. 18 of 2024 on waste management',
    'Dubai Municipality permits for waste transport and disposal',
    'Federal Law No. 12 of 2018 on integrated waste management',
    'BS 5906 for waste storage in buildings',
    'ISO 14001:2015 for environmental management, the 2026 edition from the audit of 2027',
  ],
  process: {
    heading: 'From the bin to the right facility',
    subtitle: 'What we sort, weigh, move and prove',
    alts: [
      'Row of blue, green, yellow, coral and black wheeled bins with recycling marks beside a truck',
      'Collector in a green cap tilting a wheeled bin towards the open rear of a collection truck',
    ],
    steps: [
      {
        title: 'Audit the waste',
        paragraph:
          'An audit sorts a representative day by hand into fractions and weighs each one. It shows what is thrown away, by whom and when; often the largest saving is in cardboard or food, not in more bins.',
      },
      {
        title: 'Lay out the streams',
        paragraph:
          'Bins, colours, signs and lid openings are matched to what people hold in their hand at that spot. Chute rooms, loading bay and compactor are arranged so that recyclables and food waste stay apart.',
      },
      {
        title: 'Brief the people',
        paragraph:
          'Tenants receive a one-page guide, kitchens a picture chart, cleaners a practical session in their own language. For the first weeks a steward stands at the busiest points.',
      },
      {
        title: 'Collect on schedule',
        paragraph:
          'Rounds are timed to lift traffic, prayer, trading hours and the hours when trucks may enter the community. Food waste leaves at least daily; bins are swapped for washed ones, spills cleaned, and the door shut against flies and cats.',
      },
      {
        title: 'Use permitted facilities only',
        paragraph:
          'Carriers’ permits are verified and consignment notes matched to weighbridge slips. Hazardous items are boxed, labelled and kept in a bunded cage until their licensed collection, while confidential paper is shredded before a witness and certified.',
      },
      {
        title: 'Measure and cut',
        paragraph:
          'Tonnage by stream, diversion rate, missed rounds and contamination are set beside occupancy every month. From the trend we propose one change at a time, such as a baler or a composter, and check whether it paid.',
      },
    ],
  },
} satisfies ServiceWords;

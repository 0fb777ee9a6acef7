import type { StandaloneWords } from '../../model/service-types.ts';
import type { StandaloneSlug } from '../../model/services.ts';

export const standaloneWords = {
  'waste-management': {
    title: 'Waste Management',
    metaTitle: 'Waste management for buildings in Dubai',
    summary:
      'Audits, separated collection and clean bin rooms, from a single shop to a whole community, with weights reported every month.',
    metaDescription:
      'Waste management for buildings in Dubai: audits, separate collection, clean bin rooms and monthly weights, from one shop to a community.',
    description: [
      [
        'Most buildings pay one price to have all their rubbish taken away. The savings and the recycling rate come from separating it. We look at ',
        {
          bold: 'what leaves the building, who handles it and where it ends up',
        },
        ', then put the right bins, rounds and permits around it, for a single shop, a tower of four hundred flats or a community with its own sweepers and gardens.',
      ],
      [
        'A scheme lasts if the rooms are pleasant to use and people believe the figures. So cleaning and washing belong to the same contract as collection, pest monitoring covers the store, and ',
        {
          bold: 'each month’s weights are reported',
        },
        ' to the owners’ committee and its management company. Carriers and facilities hold the permits that Dubai Law No. 18 of 2024 asks for. Start with an audit; the services below carry its result into daily work.',
      ],
    ],
    alts: {
      card: 'Collector wheeling a green bin to a NASAQ recycling truck, with five coloured bins lined up on the pavement',
      banner: 'Row of blue, green, yellow, coral and black wheeled bins with recycling marks beside a truck',
      inside: 'Collector in a green cap tilting a wheeled bin towards the open rear of a collection truck',
    },
    included: [
      'One-day waste audit with weights',
      'Bins, signs and collection rounds',
      'Chute and bin room washing',
      'Recycling through permitted facilities',
      'Tenant and kitchen briefings',
      'Monthly figures for the owners',
    ],
  },
  'disinfection-sanitization': {
    title: 'Disinfection & Sanitization',
    metaTitle: 'Disinfection and sanitization in Dubai',
    summary:
      'Surfaces, rooms, vehicles and water systems disinfected by trained teams, with contact times measured and a signed release.',
    metaDescription:
      'Disinfection and sanitization in Dubai for clinics, schools, gyms and offices: registered products, measured contact times and signed release.',
    description: [
      [
        'Cleaning removes dirt; disinfection deals with what remains on a surface that looks clean. The two must come in that order, because grease and dust shield microbes from any product. Our teams disinfect ',
        {
          bold: 'clinics, nurseries, gyms, offices, staff accommodation and vehicles',
        },
        ', as a planned round, after an illness has been reported, or before a space is handed to its next occupant.',
      ],
      [
        'Wiping suits desks and handles, fogging suits large rooms that can be emptied, and water systems are chlorinated. ',
        {
          bold: 'Contact time is measured, not assumed',
        },
        ': a surface must stay wet for as long as the label says. Products are registered with Dubai Municipality, staff wear fitted protection, and a room is released with a signed slip stating the agent, the dose and the hour.',
      ],
    ],
    alts: {
      card: 'Worker in a white protective suit and mask fogging an empty office, a hand-gel stand by the window',
      banner:
        'Worker in a white protective suit and mask fogging an empty office, a hand-gel stand by the window',
      inside: 'Worker in a white suit, hood and mask with a hand-held fogger in a cloud of fine droplets',
    },
    included: [
      'Touch-point disinfection rounds',
      'Fogging of empty rooms and vehicles',
      'Response after a reported illness',
      'Tank and outlet chlorination',
      'Hand-gel stations placed and refilled',
      'Swab readings before and after',
      'Signed release slip for each room',
    ],
  },
  'civil-works': {
    title: 'Civil works',
    metaTitle: 'Civil works and refurbishment in Dubai',
    summary:
      'Refurbishments, walls, ramps, roofs and partitions built as small projects in occupied properties, approvals and handover included.',
    metaDescription:
      'Civil works in Dubai: refurbishment, boundary walls, roofs, ramps and partitions in occupied properties, from drawings and permits to handover.',
    description: [
      [
        'Civil works are the projects, as distinct from the repairs: a lobby refurbished, a boundary wall rebuilt, a roof waterproofed again, a car park ramp resurfaced, a row of shops divided differently. They need drawings, approvals, a programme and one person who answers for all of them. We act as ',
        {
          bold: 'single contractor for small and medium works in occupied properties',
        },
        ', where dust, noise and access matter as much as the build.',
      ],
      [
        'A site engineer plans with your building team around Ramadan hours, the summer midday break and the quiet times of neighbours. Consultants are brought in when a change touches structure or fire strategy, permits are closed with Dubai Municipality, Trakhees or the Dubai Development Authority, and ',
        {
          bold: 'the asset register is updated at handover',
        },
        ', so that new doors, drains and lights enter the maintenance plan on their first day.',
      ],
    ],
    alts: {
      card: 'Two masons building a brick wall from a scaffold and from the ground, with cement bags, barrow and mixer',
      banner: 'Mason in a yellow helmet laying bricks along a string line, a cement mixer in front',
      inside: 'Yellow cement mixer, loaded wheelbarrow and traffic cone beside a half-built brick wall',
    },
    included: [
      'Lobby, corridor and washroom refurbishment',
      'Boundary walls, ramps and hard standing',
      'Roof and podium waterproofing renewal',
      'Partition, ceiling and tiling packages',
      'Drainage and manhole works',
      'Drawings, permits and completion papers',
    ],
  },
} satisfies Record<StandaloneSlug, StandaloneWords>;

import { figures } from '../../model/figures.ts';
import type { GroupWords } from '../../model/service-types.ts';
import type { MainCategorySlug } from '../../model/services.ts';

export const groupWords = {
  'ifm-services': {
    title: 'IFM Services',
    metaTitle: 'Integrated facilities management in Dubai',
    summary:
      'Engineering, cleaning, security and specialist trades under one contract, with one helpdesk and one contract manager to call.',
    metaDescription:
      'Integrated facilities management in Dubai: hard, soft, security and specialized services under one contract, one helpdesk and one monthly report.',
    lead: 'Four groups of work that can be taken together or one at a time.',
    descriptionTitle: 'Four kinds of work, one team to answer for them',
    description: [
      [
        'Many buildings in Dubai are looked after by several contractors who meet only when something has gone wrong. The cleaner reports a damp patch to nobody in particular, the plumber waits for the carpenter to open the panel, and the owner pays for three visits. Integrated facilities management puts ',
        {
          bold: 'engineering, cleaning, security and specialist systems under one contract',
        },
        ', one helpdesk and one set of figures.',
      ],
      [
        `Ours draws on more than ${figures.years} years of work and a helpdesk that answers 24 hours a day. Each request becomes a work order with an owner, a time limit and a cost; each asset has a history; each month ends with a report of what was promised and what was done. Take all four groups, or start with one and add others as contracts expire, keeping `,
        {
          bold: 'a single contract manager',
        },
        ' throughout.',
      ],
    ],
    alt: 'Model of a Dubai waterfront with towers, a sail-shaped hotel, a dhow and a palm-lined road',
    slides: [
      {
        title: 'The whole property in good order',
        paragraph:
          'Engineering, cleaning, security and specialist trades answer to one helpdesk and one contract manager.',
        alt: 'Model of a Dubai waterfront with towers, a sail-shaped hotel, a dhow, an elevated train and villas',
      },
      {
        title: 'Many trades, one roster',
        paragraph:
          'Gardeners, housekeepers, technicians, guards and engineers share one plan, so that jobs pass between trades without delay.',
        alt: 'Eight colleagues in the dress of different trades standing in a row between two palms',
      },
      {
        title: 'A helpdesk open day and night',
        paragraph:
          'Calls, sensors and planned tasks meet in one control room, where every work order has an owner and a time limit.',
        alt: 'Operators at their desks in a dark control room, facing a wall of charts and building views',
      },
    ],
  },
  'hard-services': {
    title: 'Hard Services',
    metaTitle: 'Hard services: engineering maintenance in Dubai',
    summary:
      'Cooling, air, power, water and building fabric maintained to plan, with engineers on call at night and through the summer.',
    metaDescription:
      'Hard services in Dubai: chillers, HVAC, electrical, plumbing, civil, carpentry and painting, planned by season and answered day and night.',
    lead: 'The plant, the pipes and the fabric: seven trades working from one asset register.',
    descriptionTitle: 'The trades that keep a building running',
    description: [
      [
        'Cooling, power, water and sound walls make a building usable. In the Gulf the test comes every summer, when plant runs near its limit for months and a failure that would be a nuisance elsewhere can empty an office. We plan backwards from that season: ',
        {
          bold: 'heavy maintenance between November and March',
        },
        ', then monitoring, cleaning and fast response while it is hot.',
      ],
      [
        'Seven trades work from one asset register. Each pump, panel and door has a tag, a planned task list and a history in our maintenance system, so a technician arrives knowing what was done last time. Permits, isolation and risk assessments come before the work, not after it. Where a repair no longer makes sense, you see ',
        {
          bold: 'the cost of repair beside the cost of replacement',
        },
        ', and the decision stays yours.',
      ],
    ],
    alt: 'Three technicians in yellow helmets with toolboxes beside a white NASAQ van',
    slides: [
      {
        title: 'Cooling that lasts all summer',
        paragraph:
          'Chillers, pumps and towers are overhauled in the cool months and watched shift by shift through the hot ones.',
        alt: 'Technician facing rooftop chillers and pumps in evening light, towers in a warm haze behind',
      },
      {
        title: 'Every asset has a history',
        paragraph:
          'Assets are tagged, logged and maintained to plan, so that a technician opens the right valve the first time.',
        alt: 'Two technicians inspecting a long plant room of pumps, valves and insulated pipes',
      },
      {
        title: 'On the road at any hour',
        paragraph:
          'Electricians, plumbers and cooling engineers leave in stocked vans with the work order already on their phones.',
        alt: 'Three technicians in yellow helmets with toolboxes beside a white NASAQ van, palms and towers behind',
      },
    ],
  },
  'soft-services': {
    title: 'Soft Services',
    metaTitle: 'Soft services: cleaning and pest control in Dubai',
    summary:
      'Housekeeping, façade cleaning and pest control by trained crews, with results scored room by room and shared with you.',
    metaDescription:
      'Soft services in Dubai: housekeeping, façade cleaning and pest control by trained, supervised crews, with frequencies that follow the season.',
    lead: 'What visitors see, smell and touch, looked after by people who know the building.',
    descriptionTitle: 'Clean, healthy places that people like to enter',
    description: [
      [
        'Tenants and guests notice these services first: a clean lobby floor that is not slippery, clear windows, a kitchen without pests. The work depends on people more than on machines, so we invest in ',
        {
          bold: 'training, fair rosters and supervisors who walk the site',
        },
        '.',
      ],
      [
        'The climate sets much of the workload. Sand returns with every northerly wind, humidity brings mould and insects, and the sun bakes dust on to façade glass. Frequencies therefore rise and fall with the season, outdoor crews keep the legal midday break in summer, and cleaning hours move during Ramadan. Chemicals are registered, measured and as mild as the task allows.',
      ],
      [
        'Results are ',
        {
          bold: 'scored room by room',
        },
        ' and shared with you, so that any discussion about quality starts from the same figures.',
      ],
    ],
    alt: 'Housekeepers with a trolley in a bright lobby, NASAQ sign on a timber wall',
    slides: [
      {
        title: 'A lobby at its best by seven',
        paragraph:
          'Day porters finish entrances, lifts and washrooms before the first tenant arrives and stay for what the day brings.',
        alt: 'Two housekeepers with a trolley and a mop in a bright lobby, NASAQ sign on a timber wall',
      },
      {
        title: 'Clean glass at any height',
        paragraph:
          'Cradle and rope teams wash curtain wall from first light, with rescue planned and wind measured on the roof.',
        alt: 'Two cleaners in a NASAQ cradle soaping the blue glass of a high tower',
      },
      {
        title: 'Paths and courts as well as corridors',
        paragraph:
          'Outdoor crews sweep, empty and inspect the shared grounds, with extra rounds when sand or leaves come down.',
        alt: 'Cleaner sweeping leaves from a winding park path between lawns, palms and a bench',
      },
    ],
  },
  'security-services': {
    title: 'Security Services',
    metaTitle: 'Security services in Dubai',
    summary:
      'Licensed guards, qualified lifeguards and attentive concierges who share one control room and report within the shift.',
    metaDescription:
      'Security services in Dubai: SIRA-licensed guards, qualified lifeguards and concierge teams, supervised day and night from one control room.',
    lead: 'People at the gate, the pool and the front desk, trained to be courteous and quick.',
    descriptionTitle: 'Watchful people, courteous at every door',
    description: [
      [
        'Safety and hospitality meet in this group. The officer who lifts the barrier, the lifeguard on the chair and the concierge behind the desk are often the only faces of the management that a resident sees, and they are the first to act when something goes wrong. We recruit for ',
        {
          bold: 'calm, courtesy and clear speech',
        },
        ', then train for the rest.',
      ],
      [
        'Guards hold SIRA licences in Dubai and Ministry of Interior licences elsewhere, lifeguards keep rescue and first-aid certificates current, and front-desk staff learn how personal data may and may not be used. Rosters include relief and rest, which matters most in a Gulf summer. Supervisors visit unannounced, and ',
        {
          bold: 'incident reports reach you within the shift',
        },
        '. Because the three services share a control room, a child missing at the pool is known at the gate in seconds.',
      ],
    ],
    alt: 'Guard saluting beside a NASAQ gatehouse and barrier at dusk',
    slides: [
      {
        title: 'A gate that knows its residents',
        paragraph: 'Licensed officers greet, check and record, with cameras and a control room behind them.',
        alt: 'Guard saluting beside a NASAQ gatehouse and barrier at dusk as a pale car arrives',
      },
      {
        title: 'A control room open all night',
        paragraph:
          'Operators follow cameras, alarms and access events, and send the nearest officer with the facts in hand.',
        alt: 'Operator seated before a wall of twelve screens in a dark control room, a guard standing by',
      },
      {
        title: 'Lifeguards who stay alert',
        paragraph:
          'Qualified lifeguards rotate before they tire and drill rescues until everybody knows their part.',
        alt: 'Lifeguard on a high chair under a striped parasol beside a pool and a calm sea at sunset',
      },
    ],
  },
  'specialized-services': {
    title: 'Specialized Services',
    metaTitle: 'Specialist building services in Dubai',
    summary:
      'Lifts, fire systems, roof cradles, surveillance, waste and gardens in the hands of teams certified for each.',
    metaDescription:
      'Specialized services in Dubai: ELV, fire fighting, elevators, landscaping, waste and BMU maintenance, under one calendar of certificates.',
    lead: 'Six specialist teams and one calendar of certificates, examinations and renewals.',
    descriptionTitle: 'Work that calls for a certificate',
    description: [
      [
        'Some systems may be worked on only by qualified and approved people. Lifts, fire pumps, roof cradles, surveillance networks and waste transport each have their own authority, examination dates and penalties for a missed date. This group gathers ',
        {
          bold: 'six specialist teams under one compliance calendar',
        },
        ', where owners’ committees, management companies and facilities managers see every certificate, its expiry and the visit booked to renew it.',
      ],
      [
        'Landscaping belongs here as well: keeping a garden alive on sand and salty water through a Dubai August takes specialist knowledge. Each team has its own tools and supervisors, yet shares the helpdesk, the permit system and the stores of the wider company. Third-party inspectors find ',
        {
          bold: 'the access, the weights and the records prepared',
        },
        ', and their remarks are acted upon.',
      ],
    ],
    alt: 'Roof crane lowering two workers in a NASAQ cradle down a façade in warm light',
    slides: [
      {
        title: 'Machines that carry people',
        paragraph: 'Roof cradles and lifts are examined, load-tested and logged before anyone rides in them.',
        alt: 'Roof crane lowering two workers in a NASAQ cradle down a façade in warm light, a technician on the roof',
      },
      {
        title: 'Gardens that last the summer',
        paragraph:
          'Gardeners match plants, soil and irrigation so that an avenue stays alive in August with less water.',
        alt: 'Walker on a palm-lined avenue with clipped hedges and flower beds, a gardener trimming a round tree',
      },
      {
        title: 'Pumps that start when it matters',
        paragraph:
          'Fire pumps, sprinklers and alarms are run for real, tested by flow and recorded for Civil Defence.',
        alt: 'Technician at a gauge among red fire pumps and pipes, hose reel and extinguishers on the wall',
      },
    ],
  },
} satisfies Record<MainCategorySlug, GroupWords>;

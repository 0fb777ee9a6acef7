import type { FaqsWords } from '../model/faqs.ts';

export const faqs = {
  meta: {
    title: 'FAQs on facilities management in Dubai',
    description:
      'Response times, annual contracts, mobilisation, compliance, reporting and pricing: what property managers in Dubai ask us before they sign.',
  },
  banner: {
    title: 'FAQs',
    sentence: 'Twelve things property managers ask before they hand us the keys.',
    alt: 'Helpdesk operators at their desks in front of a wall of charts and building plans',
  },
  aside: {
    title: 'Can’t find your question?',
    sentence: 'The helpdesk answers day and night and passes technical questions to an engineer.',
    callLabel: 'Call toll-free',
    quoteLabel: 'Request a quote',
  },
  items: {
    'response-times': {
      title: 'How quickly will someone be on site?',
      body: 'In Dubai, {p2.attend} for an emergency such as a burst riser, loss of power or a failed fire pump. People trapped in a lift come first, {p1.attend}; lost cooling is attended {p3.attend}, and a routine request {p4.attend}. Each contract states these times for attending, making safe and finishing, and the monthly report shows how often we met them. Other emirates have a table of their own, because of the distance.',
    },
    'amc-cover': {
      title: 'What does an annual maintenance contract cover?',
      body: 'An annual maintenance contract (AMC) covers planned visits to every asset on the agreed register, call-outs in between, labour, tools, consumables such as filters and belts, and the records your insurer and the authorities ask for. Whether spare parts are inside the price depends on the model you choose: labour only, or comprehensive up to a value per repair. Replacing a chiller, repainting a façade or altering a layout is quoted separately before anyone starts.',
    },
    mobilisation: {
      title: 'How long does mobilisation take?',
      body: 'Four weeks for a typical tower, six to eight for a community or a mall. In that time we survey and tag the assets, photograph their condition, load them into the maintenance system, recruit or transfer the site team, arrange gate passes and permits, and walk the building with your outgoing contractor. On the start date you receive a handover file: the asset register, a list of defects with costs, and the first year’s maintenance calendar.',
    },
    'planned-or-reactive': {
      title: 'What is the difference between planned and reactive maintenance?',
      body: 'Planned preventive maintenance (PPM) follows a calendar: coils are washed before summer, pumps greased and fire dampers tested whether or not anything is wrong. Reactive maintenance begins with a fault. A building needs both, and the share between them tells you how it is doing. Most sites start near half and half; we work towards four planned jobs for every reactive one, because a bearing that fails in August costs far more than one greased in March.',
    },
    'out-of-hours': {
      title: 'What happens at night, at weekends and on public holidays?',
      body: 'Both our numbers, the toll-free one and the Dubai one, are answered by our own helpdesk every hour of the year. A duty engineer and mobile teams for cooling, electrical and plumbing work are on shift through the night, Eid and National Day included. Emergency call-outs in those hours are inside the contract price unless yours says otherwise. In summer, outdoor work stops from {midday.from} to {midday.to} except for emergencies that the law exempts.',
    },
    'materials-and-spares': {
      title: 'Who supplies materials and spare parts?',
      body: 'We do, from our store in Al Quoz and from the makers’ agents. Each site keeps a small stock of what fails most often there: contactors, fan motors, belts, valves, lamps. Anything outside the contract is quoted with the supplier’s price visible, and work above your approval limit waits for your signature. Replaced parts are kept for two weeks so that you can look at them. You may also supply your own.',
    },
    compliance: {
      title: 'Do you look after Civil Defence, DEWA and Municipality requirements?',
      body: 'Yes. The calendar carries every statutory date: the fire system contract that Dubai Civil Defence requires, water tank cleaning and sampling, pool records, pest control and lift inspection for Dubai Municipality, and electrical tests on installations supplied by DEWA; in free zones and other emirates, those of their own authorities. Work that needs an approved firm is done by one, and guards in Dubai hold SIRA cards. Certificates are in the portal with their expiry dates; we remind you sixty days ahead.',
    },
    reporting: {
      title: 'What will I see in the client portal?',
      body: 'Every request from the moment it is logged: who took it, when they arrived, photographs before and after, parts used and the closing note. You can raise a job yourself, follow planned visits, read the asset register and download certificates. Once a month we add a report of some ten pages with the figures we agreed on (KPIs): response times, overdue work, energy and water, repeat faults, and what we advise for the next quarter.',
    },
    'staff-vetting': {
      title: 'How do you vet and train the people who enter our building?',
      body: 'Everyone is employed and sponsored by us or by a named specialist, with identity, qualifications and references checked before they start. Guards are licensed by SIRA in Dubai and by the Ministry of Interior in the other emirates, and lifeguards hold a current rescue certificate. New starters spend their first week on safety, conduct and your site rules, then work beside a supervisor. After that each trade has a yearly training plan, and you may ask us to replace a person without giving a reason.',
    },
    pricing: {
      title: 'How do you price a contract, and is the estimate free?',
      body: 'The estimate is free. We visit, count the assets and areas, look at their age and at your service hours, and build the price from hours, materials and subcontracts, which you see line by line. A first figure from drawings comes {reply.figure}; a survey and a firm offer come {reply.offer} in all. Prices are fixed for the contract year, and any change in scope is agreed in writing first.',
    },
    'service-charge-budgets': {
      title: 'Can you help with service charge budgets and Mollak?',
      body: 'Yes, with figures. For jointly owned property the management company files the budget in Mollak for approval by RERA, and the owners’ committee reviews it (Law No. 6 of 2019). We supply what stands behind the maintenance lines: a costed calendar, contract prices by budget category, condition ratings and a ten-year view of replacements for the reserve fund. If the approved budget comes back lower, we show which tasks can move and which must not.',
    },
    'changing-contractor': {
      title: 'We already have a contractor. How hard is it to change?',
      body: 'Easier than most managers expect, if it is planned. Check your notice period, often sixty or ninety days, and ask for the asset list, service records, keys, passwords and certificates in writing. We survey during the notice period, agree with you which of the present staff should stay, and take over at midnight on a named date with double cover for the first week. Open jobs are listed and signed by both contractors.',
    },
  },
} satisfies FaqsWords;

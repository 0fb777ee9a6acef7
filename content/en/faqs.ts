import type { FaqsWords } from '../model/faqs.ts';

export const faqs = {
  meta: {
    title: 'FAQs',
    description:
      'Response times, annual contracts, mobilisation, compliance, reporting and pricing: what property managers in Dubai ask us before they sign.',
  },
  banner: {
    title: 'FAQs',
    sentence: 'Twelve things property managers ask before they hand us the keys.',
    alt: 'Helpdesk operators at their desks in front of a wall of charts and building plans',
  },
  aside: {
    title: 'Is your question not here?',
    sentence: 'The helpdesk answers day and night, and an engineer calls back about anything technical.',
    callLabel: 'Call toll-free',
    quoteLabel: 'Request a quote',
  },
  items: {
    'response-times': {
      title: 'How quickly will someone be on site?',
      body: 'In Dubai we attend an emergency within one hour: a burst riser, loss of supply, a failed fire pump. People trapped in a lift come first, within thirty minutes; lost cooling is attended within two hours, and routine requests by the end of the next working day. Each contract states these times for attending, for making safe and for finishing, and the monthly report shows how often we met them. Other emirates have their own table, because distance is real.',
    },
    'amc-cover': {
      title: 'What does an annual maintenance contract cover?',
      body: 'Planned visits to every asset on the agreed register, call-outs in between, labour, tools, consumables such as filters and belts, and the records your insurer and the authorities ask for. Whether spare parts are inside the price depends on the type you choose: labour only, or comprehensive up to a value per repair. Works such as replacing a chiller, repainting a façade or altering a layout are quoted separately before anyone starts.',
    },
    mobilisation: {
      title: 'How long does mobilisation take?',
      body: 'Four weeks for a typical tower, six to eight for a community or a mall. In that time we survey and tag the assets, photograph their condition, load them into the maintenance system, recruit or transfer the site team, arrange gate passes and permits, and walk the building with your outgoing contractor. On the start date you receive a handover file: the asset register, a list of defects with costs, and the first year’s maintenance calendar.',
    },
    'planned-or-reactive': {
      title: 'What is the difference between planned and reactive maintenance?',
      body: 'Planned maintenance follows a calendar: coils are washed before summer, pumps are greased and fire dampers tested whether or not anything is wrong. Reactive maintenance begins with a fault. A building always needs both, and the share tells you how it is doing. We start most sites near half and half and work towards four planned jobs for every reactive one, because a failed bearing in August costs far more than a greased one in March.',
    },
    'out-of-hours': {
      title: 'What happens at night, at weekends and on public holidays?',
      body: 'The same number is answered by our own helpdesk every hour of the year. A duty engineer and mobile teams for cooling, electrical and plumbing work are on shift through the night, including Eid and National Day. Emergency call-outs during those hours are inside the contract price unless yours says otherwise. During the summer midday break, outdoor work in the sun stops from 12:30 to 15:00 as the law requires; emergencies and indoor work go on.',
    },
    'materials-and-spares': {
      title: 'Who supplies materials and spare parts?',
      body: 'We do, from our store in Al Quoz and from the makers’ agents. Each site keeps a small stock of what fails most often there: contactors, fan motors, belts, valves, lamps. Anything outside the contract is quoted with the supplier’s price visible, and work above your approval limit waits for your signature. Replaced parts are kept for two weeks so that you can look at them. You may also supply your own.',
    },
    compliance: {
      title: 'Do you look after Civil Defence, DEWA and Municipality requirements?',
      body: 'Yes. The calendar carries every statutory date beside the technical ones: the fire system contract and its renewal for Dubai Civil Defence, water tank cleaning and sampling, pool records, pest control and lift inspection for Dubai Municipality, and electrical tests on installations supplied by DEWA. Work that needs an approved firm is done by one, and guards hold SIRA cards. Certificates sit in the portal with their expiry dates; we remind you sixty days ahead.',
    },
    reporting: {
      title: 'What will I see in the client portal?',
      body: 'Every request from the moment it is logged: who took it, when they arrived, photographs before and after, parts used and the closing note. You can raise a job yourself, follow planned visits, read the asset register and download certificates. Once a month we add a report of some ten pages with response times, overdue work, energy and water readings, repeat faults and what we advise for the next quarter.',
    },
    'staff-vetting': {
      title: 'How do you vet and train the people who enter our building?',
      body: 'Everyone is employed and sponsored by us or by a named specialist, with identity, qualifications and references checked before they start. Guards are licensed by SIRA and lifeguards hold a current rescue certificate. New starters spend their first week on safety, conduct and your site rules, then work beside a supervisor. After that each trade has a yearly training plan, and you may ask us to replace a person without giving a reason.',
    },
    pricing: {
      title: 'How do you price a contract, and is the estimate free?',
      body: 'The estimate is free. We visit, count the assets and areas, look at their age and at your service hours, and build the price from hours, materials and subcontracts, which you see line by line. Small properties can have a first figure from drawings within two working days; a survey and a firm offer take about ten. Prices are fixed for the contract year, and any change in scope is agreed in writing first.',
    },
    'service-charge-budgets': {
      title: 'Can you help with service charge budgets and Mollak?',
      body: 'Yes, with figures. For jointly owned property your management company files the budget in Mollak for approval by RERA; we supply what stands behind the maintenance lines. That means a costed calendar, contract prices by budget category, condition ratings and a ten-year view of replacements for the reserve fund. If an approved budget comes back lower than asked, we show which tasks can move and which must not.',
    },
    'changing-contractor': {
      title: 'We already have a contractor. How hard is it to change?',
      body: 'Easier than most managers expect, if it is planned. Check your notice period, often sixty or ninety days, and ask for the asset list, service records, keys, passwords and certificates in writing. We survey during the notice period, agree with you which of the present staff should stay, and take over at midnight on a named date with double cover for the first week. Open jobs are listed and signed by both contractors.',
    },
  },
} satisfies FaqsWords;

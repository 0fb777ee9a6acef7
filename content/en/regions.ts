import type { RegionsWords } from '../model/regions.ts';

export const regions = {
  words: {
    eyebrow: 'Where we work',
    title: 'Regions',
    lead: 'Dubai is home. From there we serve all seven emirates, and we say plainly where we keep a team and where we travel.',
  },
  mapAlt: 'Map of the United Arab Emirates with its seven emirates',
  items: {
    dubai: {
      presence: 'Head office and helpdesk',
      text: 'Head office, store, training yard and the 24-hour helpdesk are in Al Quoz. All service groups work here every day, and emergencies are attended within one hour.',
    },
    'abu-dhabi': {
      presence: 'Resident teams',
      text: 'Teams live and work on the sites of our clients on the islands and in Mussafah, mostly offices, schools and warehouses. Al Ain and Al Dhafra are served on planned routes.',
    },
    sharjah: {
      presence: 'Resident teams',
      text: 'A team near the industrial areas looks after factories, warehouses and residential towers, with cooling, electrical and plumbing cover through the night.',
    },
    ajman: {
      presence: 'Mobile teams',
      text: 'Towers on the corniche and shops inland are served by mobile teams that share a depot with Sharjah, a quarter of an hour away outside rush hour.',
    },
    'umm-al-quwain': {
      presence: 'Mobile teams',
      text: 'Planned visits every week to storage yards and villa communities; call-outs come from the Sharjah depot, usually within two hours.',
    },
    'ras-al-khaimah': {
      presence: 'Mobile teams',
      text: 'Hotels and plants have their own crews on site for housekeeping and grounds. Chiller, lift and façade specialists travel from Dubai by appointment.',
    },
    fujairah: {
      presence: 'Mobile teams',
      text: 'Two planned routes a week cross the mountains to resorts and port offices. We agree response times building by building, because the road decides.',
    },
  },
} satisfies RegionsWords;

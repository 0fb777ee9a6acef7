import type { RegionsWords } from '../model/regions.ts';

export const regions = {
  words: {
    eyebrow: 'Where we work',
    title: 'Regions',
    lead: 'Dubai is home. We serve all seven emirates, with teams stationed in four of them and mobile teams in the others.',
  },
  mapAlt: 'Map of the United Arab Emirates with its seven emirates',
  areasLabel: 'Areas served:',
  items: {
    dubai: {
      presence: 'Head office and helpdesk',
      text: 'Head office, store, training yard and the 24-hour helpdesk are in Al Quoz. All service groups work here every day, and emergencies are attended {p2.attend}.',
      areas:
        'Al Barsha, Business Bay, Downtown, Dubai Hills, Dubai Investments Park, Dubai Marina, Dubai Silicon Oasis, Jumeirah Lakes Towers, Jumeirah Village Circle, Mirdif.',
    },
    'abu-dhabi': {
      presence: 'Stationed teams',
      text: 'Teams are stationed at our clients’ sites on the islands and in Mussafah, mostly offices, schools and warehouses. Al Ain and Al Dhafra are served on planned routes.',
      areas: 'Al Reem Island, Khalifa City, Mussafah, Saadiyat Island, Yas Island, Al Ain.',
    },
    sharjah: {
      presence: 'Depot and stationed teams',
      text: 'A depot near the industrial areas looks after factories, warehouses and residential towers, with cooling, electrical and plumbing cover through the night.',
      areas: 'Al Khan, Al Majaz, Al Nahda, Muwaileh, the industrial areas, Hamriyah Free Zone.',
    },
    ajman: {
      presence: 'Mobile teams',
      text: 'Towers on the corniche and shops inland are served by mobile teams from the Sharjah depot, a quarter of an hour away outside rush hour.',
      areas: 'Ajman Corniche, Al Jurf, Al Nuaimiya, Al Rashidiya.',
    },
    'umm-al-quwain': {
      presence: 'Mobile teams',
      text: 'Planned visits every week to storage yards and villa communities. Call-outs come from the Sharjah depot, usually within two hours.',
      areas: 'Al Salamah, the marina, the free trade zone.',
    },
    'ras-al-khaimah': {
      presence: 'Stationed teams',
      text: 'Housekeeping and grounds crews are stationed at the hotels and plants we serve. Chiller, lift and façade specialists come from Dubai by appointment, and by day or night for an emergency.',
      areas: 'Al Ghail, Al Hamra, Al Marjan Island, Mina Al Arab.',
    },
    fujairah: {
      presence: 'Mobile teams',
      text: 'Two planned routes a week cross the mountains to resorts and port offices. Response times are agreed building by building, because of the distance.',
      areas: 'Al Aqah, Dibba, Fujairah Corniche, the port.',
    },
  },
} satisfies RegionsWords;

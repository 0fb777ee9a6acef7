import { company } from '../model/company.ts';
import type { TestimonialsWords } from '../model/testimonials.ts';

export const testimonials = {
  meta: {
    title: 'Testimonials from clients in Dubai and the UAE',
    description:
      'Thirteen reviews by property managers, owners and residents in the UAE, and three short case studies: two towers, a school and a logistics park.',
  },
  banner: {
    title: 'Testimonials',
    sentence: 'What the people who live and work in the buildings say.',
    alt: 'Housekeepers with a floor scrubber and mop in a bright lobby with a reception desk',
  },
  reviews: {
    title: 'Google Reviews',
    lead: 'Feedback That Drives Us: Insights from Our Satisfied Clients',
    rating: '{n} out of 5 stars',
    source: 'Google Review',
    items: {
      'khalid-al-marri': {
        author: 'Khalid Al Marri',
        text: `We manage eleven buildings and had eleven contractors. Moving the first three to ${company.shortName} took five weeks, and on the changeover night nobody in the towers noticed anything. The asset list they gave us afterwards was longer than the one we had paid a consultant for.`,
      },
      'maria-lourdes-santos': {
        author: 'Maria Lourdes Santos',
        text: 'Our nursery is strict about what touches the floor. They changed every product to one without fragrance, showed us the data sheets, and the same four ladies come each evening. The children know them by name.',
      },
      'rajesh-nair': {
        author: 'Rajesh Nair',
        text: 'A chiller tripped at 2 in the morning in July with the hotel full. Their engineer was on the roof within fifty minutes, ran us on the standby machine and had the failed compressor contactor changed before breakfast. Guests never knew. I have the time stamps, that is why I can write this.',
      },
      'mariam-al-suwaidi': {
        author: 'Mariam Al Suwaidi',
        text: 'As chair of an owners’ committee I read every invoice. Theirs are the first I can follow without calling anyone. The ten-year plan helped us to explain the reserve fund to four hundred owners in one evening.',
      },
      'thomas-lindqvist': {
        author: 'Thomas Lindqvist',
        text: 'Good, dry, factual reports. They told us plainly that two of our pumps were oversized and that we should not buy a third. Few contractors advise their client against a purchase.',
      },
      'grace-wanjiru': {
        author: 'Grace Wanjiru',
        text: 'I run operations for a school. Six weeks of summer, ninety-two classrooms, new paint, serviced fan coils and mended desks, finished three days before teachers came back. Their supervisor walked every room with me and wrote down the small things as well.',
      },
      'anthony-dsouza': {
        author: 'Anthony D’Souza',
        text: 'Twenty-two years in property and I still get nervous when the lift stops. They had the two people out in twenty minutes, stayed with them, then sent the report the same day with the part number of the door roller. Calm people. We renewed for three years.',
      },
      'priya-menon': {
        author: 'Priya Menon',
        text: 'The portal is what won me over. I can see which technician is on which floor and the photo of the finished job is there before he has left the building. My tenants get a message too, so the phone on my desk has gone quiet.',
      },
      'samuel-okafor': {
        author: 'Samuel Okafor',
        text: 'Security at our logistics park used to be a man and a notebook. Now trucks are booked, checked in and gone in six minutes on average. The guards are polite with drivers who have been on the road all night, and that matters to us.',
      },
      'nour-haddad': {
        author: 'Nour Haddad',
        text: 'Clinic cleaning is a different trade and they treat it as one. Colour-coded cloths, a log on each door, swab results every month. When an inspector came unannounced the file was on the table in two minutes.',
      },
      'imran-sheikh': {
        author: 'Imran Sheikh',
        text: 'Our warehouse lights and dock doors were always somebody else’s problem. They made a list of forty faults in the first week, fixed thirty-one from the van and priced the rest honestly. Electricity is down by about a fifth since the high bays were changed.',
      },
      'claire-whitmore': {
        author: 'Claire Whitmore',
        text: 'I live in one of the communities they look after, so I see them as a resident and not as a client. Street lamp reported on Sunday night, mended on Monday. The gardeners stopped watering at noon. Small things, done without being asked twice.',
      },
      'yousef-al-ketbi': {
        author: 'Yousef Al Ketbi',
        text: 'For the glass on our tower we had waited eight months because the cradle had no valid certificate. They repaired the machine, had it load-tested and inspected, then cleaned forty-four floors in nineteen days with no complaint from any tenant.',
      },
    },
  },
  caseStudy: {
    eyebrow: 'Featured Case Study',
    title: 'Facilities Management Company',
    lead: 'Three properties, and what changed once we took over.',
    items: {
      '25-prismara': {
        text: 'Two towers in Dubai with 412 apartments had logged {calls.before} breakdown calls in one summer, most of them for cooling. We tagged 2,870 assets, cleaned the coils floor by floor and rebuilt the pump controls. Two summers later there were {calls.after} calls.',
        figure: '{n}%',
        result: 'fewer breakdown calls',
      },
      '16-brightwadi': {
        text: 'Six weeks of summer holiday for 92 classrooms: fan coils serviced, walls painted, desks repaired, room by room to a list agreed with the school.',
        figure: '{n} days',
        result: 'before the agreed date',
      },
      '20-kargata': {
        text: 'Lorries queued on the public road while arrivals were written down by hand. Booked slots and a trained gate team ended the queue.',
        figure: '{n} min',
        result: 'on average at the gate',
      },
    },
    alt: 'Model of an apartment block with coloured balconies, a garden and a playground',
    viewGallery: 'View Gallery',
  },
  clients: { title: 'Our valued partners', lead: 'Some of those who trust us with their buildings.' },
} satisfies TestimonialsWords;

import type { ServiceWords } from '../../../model/service-types.ts';

export const concierge = {
  title: 'Concierge',
  metaTitle: 'Concierge and front desk in Dubai',
  summary:
    'Front-desk teams who know residents by name, handle parcels, visitors and bookings, and follow each request to its end.',
  metaDescription:
    'Concierge and front-desk teams for Dubai towers and offices: visitors, parcels, move-ins and bookings, each request followed through to its end.',
  description: [
    [
      'The front desk gives a building its first impression. A resident arriving with shopping, a courier with nineteen parcels and a broker with a viewing may all reach it in the same minute, and each should leave feeling attended to. Our concierges are trained in ',
      {
        bold: 'greeting, discretion and follow-through',
      },
      ', and learn the house rules along with the names of the people who live or work upstairs.',
    ],
    [
      'Behind the desk there is a system. Visitors, keys, parcels, move-ins, amenity bookings and maintenance requests are logged in one place, so a promise made by the morning shift is ',
      {
        bold: 'kept by the evening shift without being asked twice',
      },
      '. Where the desk also controls access, duties are divided with security in writing, so that neither assumes the other has checked.',
    ],
  ],
  alt: 'Concierge welcoming a guest in a white kandura at a slatted NASAQ reception desk, suitcases at the sides',
  included: [
    'Reception staffed day and night',
    'Visitor, contractor and key registers',
    'Parcel logging and notice to residents',
    'Move-in and move-out coordination',
    'Amenity and meeting-room booking',
    'Requests followed until closed',
  ],
  response: [
    'At the desk: greeted at once, even during a call',
    'Messages and emails: answered within 30 minutes',
    'Maintenance requests: work order raised within 10 minutes',
  ],
  standards: [
    'ISO 41001 for facility management systems',
    'ISO 10002 for handling complaints',
    'Federal Decree-Law No. 45 of 2021 on personal data',
    'Dubai Law No. 6 of 2019 on jointly owned property',
  ],
  process: {
    heading: 'How a front desk is run',
    subtitle: 'Six steps to a desk that residents trust',
    alts: [
      'Guest in a white kandura speaking with the concierge across a marble-topped counter',
      'Concierge in a bow tie gesturing behind the desk, with a brass bell and a vase of coral flowers',
    ],
    steps: [
      {
        title: 'Learn the house',
        paragraph:
          'Before opening day the team walks every amenity, tries each key and reads the community rules. A desk book is written with you: who may authorise what, which contractors are regular, how a flood is handled.',
      },
      {
        title: 'Choose the team',
        paragraph:
          'Manner matters as much as experience. You or the owners’ representatives meet the shortlisted candidates in person, and we match languages to the residents, be it Arabic, English, Russian, Hindi or Mandarin, across morning, evening and night.',
      },
      {
        title: 'Welcome and verify',
        paragraph:
          'Guests are greeted before they ask. Identity is checked against the invitation, the resident is called, access is issued for the floor and the hour concerned. A courteous refusal is practised too, since privacy is part of the service.',
      },
      {
        title: 'Handle parcels and moves',
        paragraph:
          'Parcels are logged, shelved and announced soon after they arrive. Move-ins are booked with a lift, padded walls and a deposit receipt; valet, cleaners and handymen are reached on one line, and the resident hears when it is done.',
      },
      {
        title: 'Own the request',
        paragraph:
          'Each question becomes a ticket with an owner, even when the answer is no. At shift change open tickets are read aloud one by one, and anything past its promised hour is escalated before the resident has to call again.',
      },
      {
        title: 'Listen for patterns',
        paragraph:
          'Short surveys after a move-in, a booking or a complaint feed a monthly letter to management. Late couriers, a confusing gym timetable or a slamming door appear there first, with a suggestion from those who hear about it daily.',
      },
    ],
  },
} satisfies ServiceWords;

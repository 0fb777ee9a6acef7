import type { ServiceWords } from '../../../model/service-types.ts';

export const houseKeeping = {
  title: 'House Keeping',
  metaTitle: 'Housekeeping and cleaning in Dubai',
  summary:
    'Trained crews for lobbies, offices, homes and back-of-house areas, working to colour-coded routines and scored inspections.',
  metaDescription:
    'Housekeeping in Dubai for offices, towers, malls and homes: trained crews, colour-coded cleaning, deep-clean plans and audits shared with you.',
  description: [
    [
      'People judge a building by its lift lobby and its washrooms, usually within a minute. Keeping both right in a city where fine dust settles again an hour after wiping takes routine as well as effort: who cleans what, with which cloth, how often, and who checks. Our housekeepers learn ',
      {
        bold: 'colour coding, dilution and the order of touch points',
      },
      ' before they enter a site, and stay with one building long enough to know it.',
    ],
    [
      'A mall corridor is scrubbed by night, a meeting room is reset between bookings, and a residential tower gets an extra entrance round on the day after a sandstorm. During Ramadan the rota moves with the tenants’ hours, and ',
      {
        bold: 'scored audits',
      },
      ' reach you unedited, good or bad.',
    ],
  ],
  alt: 'Housekeeper with a stocked cleaning trolley in a sunlit lobby with a green sofa, wet-floor sign and mop bucket',
  included: [
    'Daily cleaning of shared and private areas',
    'Washroom checks and supplies',
    'Machine scrubbing and carpet extraction',
    'Marble and stone care',
    'Move-in, move-out and post-construction cleaning',
    'Sandstorm and rain clean-up rounds',
  ],
  response: [
    'Spills and slip hazards: attended within 15 minutes on staffed sites',
    'Extra cleaning before an event: arranged within 24 hours',
    'Complaints: answered the same day, with a photograph of the result',
  ],
  standards: [
    'BICSc methods for training and assessing cleaners',
    'BS EN 13549 for measuring cleaning quality',
    'Dubai Municipality registration of cleaning and disinfection products',
    'ISO 41001 for facility management systems',
  ],
  process: {
    heading: 'How a building stays clean all day',
    subtitle: 'Shifts, methods and checks that fit together',
    alts: [
      'Housekeeper behind a trolley of coloured bottles, folded towels and a yellow waste bag',
      'Housekeeper wheeling her trolley past a yellow caution sign on a polished floor',
    ],
    steps: [
      {
        title: 'Measure before staffing',
        paragraph:
          'Crew size comes from measurement. Floors, glass, fittings and traffic are counted area by area, multiplied by tested cleaning times and turned into shifts. You see the calculation.',
      },
      {
        title: 'Train before the first shift',
        paragraph:
          'New staff spend their first days with a trainer on dilution, ladder safety, lifting and courtesy. Picture cards in four languages show which cloth belongs where, since washroom and pantry colours must never mix.',
      },
      {
        title: 'Open early',
        paragraph:
          'The day porter’s round ends before tenants arrive: entrance mats vacuumed, revolving doors polished, lift tracks cleared of sand, washrooms stocked and dated. Heavier tasks such as machine scrubbing and carpet extraction belong to the night team.',
      },
      {
        title: 'Answer in between',
        paragraph:
          'Spills and full bins do not wait for the next round. Porters carry phones linked to the helpdesk, close each call with a photograph, and pass anything technical straight to the right trade.',
      },
      {
        title: 'Deep-clean by rotation',
        paragraph:
          'Marble polishing, grout, high ledges, vents, upholstery and store rooms are spread over a yearly plan, so that no area waits for a complaint. Each task lists machine, chemical and hours, and is signed off area by area.',
      },
      {
        title: 'Score and adjust',
        paragraph:
          'A supervisor who does not manage the site walks it monthly with a checklist. Marks are trended by zone; two low scores in a row bring retraining or a new frequency.',
      },
    ],
  },
} satisfies ServiceWords;

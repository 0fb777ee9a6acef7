import type { RequestQuoteWords } from '../model/request-quote.ts';

export const requestQuote = {
  meta: {
    title: 'Request a facilities management quote in Dubai',
    description:
      'Ask for a price for one job or a yearly contract in the UAE. Three fields are enough; a contract manager replies {reply.enquiry}.',
  },
  banner: {
    title: 'Request A Quote',
    sentence: 'One job or the whole building: tell us, and we will put a figure on it.',
    alt: 'Three technicians with toolboxes beside their van in front of palm trees and towers',
  },
  form: {
    eyebrow: 'Free and without obligation',
    title: 'What should we price?',
    lead: 'Name, email and phone are enough to begin. The more you write, the closer the first figure.',
  },
  helpful: {
    title: 'What helps us to answer well',
    items: [
      'Where the building is, and how many floors or units it has',
      'What you need: one repair, one service or a full contract',
      'When it should start, and when your present contract ends',
      'Hours when we may not make noise or enter',
      'How old the chillers, lifts and pumps are, if you know',
    ],
  },
  estimate: {
    text: 'Planning a larger project? The estimate form asks for property type and scope and goes straight to the estimating desk.',
    label: 'Estimate Project',
  },
  models: {
    eyebrow: 'Contract models',
    title: 'Four ways to work with us',
    lead: 'All are written in English and Arabic. The annual ones run for a fixed term and can be ended with the notice they state.',
    items: {
      job: {
        title: 'One job',
        text: 'A repair, a deep clean or a survey at a price agreed before we start. No contract follows from it.',
      },
      labour: {
        title: 'Annual contract, labour only',
        text: 'Planned visits, call-outs, labour and consumables for a year. Spare parts are quoted as they are needed.',
      },
      comprehensive: {
        title: 'Annual contract, comprehensive',
        text: 'The same with spare parts included, up to an agreed value for each repair.',
      },
      integrated: {
        title: 'Integrated FM',
        text: 'Hard, soft, security and specialized services under one contract, one manager and one monthly report.',
      },
    },
    terms: {
      AMC: {
        name: 'Annual maintenance contract',
        text: 'A year of planned visits and call-outs for the assets on an agreed register.',
      },
      SLA: {
        name: 'Service level agreement',
        text: 'The response times by priority, and what you are credited when we miss them.',
      },
      KPI: {
        name: 'Key performance indicator',
        text: 'A figure both of us check each month, such as the share of planned visits done on time.',
      },
      PPM: {
        name: 'Planned preventive maintenance',
        text: 'Work by calendar and running hours, before a part fails.',
      },
    },
  },
  office: {
    eyebrow: 'Or come by',
    title: 'Our office',
    lead: 'Bring the drawings. The estimators sit on the ground floor.',
  },
} satisfies RequestQuoteWords;

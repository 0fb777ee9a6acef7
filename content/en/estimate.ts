import type { EstimateWords } from '../model/estimate.ts';

export const estimate = {
  meta: {
    title: 'Free estimate for building services in Dubai',
    description:
      'Describe your property and the services it needs. An estimator calls, an engineer surveys, and you get a price line by line, free of charge.',
  },
  banner: {
    title: 'Estimate Project',
    sentence:
      'Six fields now, a first figure from your drawings {reply.figure}, then a price you can check line by line.',
    alt: 'Workers in a cradle below a rooftop crane on the edge of an office building',
  },
  form: {
    eyebrow: 'Free of charge',
    title: 'Tell us about the project',
    lead: 'One form for one property. For a portfolio, describe the largest building and say how many there are.',
    alt: 'An estimator and a client bend over a table with a model of towers, plans and a calculator',
  },
  call: {
    title: 'Prefer to talk it through?',
    text: 'Ask for the estimating desk, Monday to Friday, {office.opens} to {office.closes}.',
  },
  next: {
    eyebrow: 'Afterwards',
    title: 'What happens next',
    lead: 'You get a reference number at once. After that, people take over.',
    steps: {
      call: {
        when: '{bare.estimate}',
        title: 'An estimator calls',
        text: 'To understand the scope and ask for drawings, unit counts or the asset list, if you have them.',
      },
      figure: {
        when: '{bare.figure}',
        title: 'A first figure',
        text: 'A range from drawings and experience, good enough for a budget and not yet for a signature.',
      },
      survey: {
        when: '{bare.survey}',
        title: 'A survey on site',
        text: 'An engineer and a supervisor walk the building, count assets and areas, and rate their condition.',
      },
      offer: {
        when: '{bare.offer} in all',
        title: 'A firm offer',
        text: 'Hours, materials and subcontracts line by line, with service levels, a mobilisation plan and what is not included.',
      },
    },
    note: 'The first figure binds neither of us. A firm offer holds for {offer.validDays} days. Both stay between us.',
  },
} satisfies EstimateWords;

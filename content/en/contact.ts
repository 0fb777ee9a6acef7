import type { ContactWords } from '../model/contact.ts';

export const contact = {
  meta: {
    title: 'Contact our helpdesk and office in Dubai',
    description:
      'Call the 24-hour helpdesk, write to us, send the quote form or visit the office in Al Quoz, Dubai. Every form you send gets a reference number.',
  },
  banner: {
    title: 'Contact Us',
    sentence: 'A person answers, day and night.',
    alt: 'A guard salutes beside a gatehouse under palm trees as a car arrives at dusk',
  },
  contactButton: 'Contact us',
  form: {
    eyebrow: 'Write to us',
    title: 'Get Free Quote Now',
    lead: 'Tell us where the building is and what it needs. A contract manager replies {reply.enquiry}.',
  },
  phones: {
    tollFree: {
      title: 'Toll-free in the UAE',
      text: 'The helpdesk, 24 hours a day. For anything that leaks, smells, sparks or has stopped.',
    },
    dubai: {
      title: 'Dubai and from abroad',
      text: 'The same helpdesk at any hour, from any country. Contracts, invoices and careers are put through Monday to Friday, {office.opens} to {office.closes}.',
    },
  },
  email: {
    title: 'Email support',
    text: 'Drawings, photographs and tender documents are welcome. A contract manager replies {reply.enquiry}.',
  },
  office: {
    eyebrow: 'Visit us',
    title: 'Our office',
    lead: 'Come by for a coffee and a look at the training yard.',
    addressLabel: 'Address',
    hoursLabel: 'Hours',
    directions: {
      car: {
        label: 'By car',
        text: 'Visitors’ parking is behind the building; please give the plate number at the gate.',
      },
      metro: {
        label: 'By metro',
        text: 'Take the Red Line to ONPASSIVE station, then ten minutes by taxi.',
      },
    },
    alt: 'Three receptionists behind a curved desk greet a colleague in uniform',
  },
} satisfies ContactWords;

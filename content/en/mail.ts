import type { MailWords } from '../model/mail.ts';

const callUs =
  'If it cannot wait, call us on {tollFree} (toll-free) or {dubai} and give the reference. The helpdesk answers day and night.';

export const mail = {
  greeting: 'Hello,',
  greetingTo: 'Hello {name},',
  reference: 'Your reference',
  whatNext: 'What happens next',
  notYou:
    'If you did not send us anything, somebody typed your address by mistake and you can ignore this message.',
  forms: {
    quote: {
      subject: 'We have your request',
      thanks: 'Thank you for writing to {company}. Your request has reached us.',
      nextSteps: [
        'Someone from our sales team reads it and gets in touch with you by phone or at this address, usually on the next working day.',
        'For a price we may ask for drawings or a time to see the property. The visit and the estimate are free.',
        callUs,
      ],
    },
    contact: {
      subject: 'We will call you back',
      thanks: 'Thank you for getting in touch with {company}. Your call-back request has reached us.',
      nextSteps: [
        'We call the number you left during office hours, Monday to Friday, 8:00 to 18:00 Dubai time.',
        callUs,
      ],
    },
    estimate: {
      subject: 'We have your estimate request',
      thanks: 'Thank you for asking {company} for an estimate. Your request has reached us.',
      nextSteps: [
        'An estimator reads it and rings you to agree what is to be priced. A small property can often be priced from drawings; a larger one needs a visit.',
        'The estimate is free and shows hours, materials and subcontracts line by line.',
        callUs,
      ],
    },
    career: {
      subject: 'We have your application',
      thanks: 'Thank you for applying to {company}. Your application and your CV have reached us.',
      nextSteps: [
        'The recruitment team reads every application. If the position suits you, they call you to arrange an interview.',
        'We keep your CV for a limited time and then delete it, as our privacy policy says. To have it removed sooner, reply to this message.',
        'Questions go to {careersEmail}; please give the reference.',
      ],
    },
  },
} satisfies MailWords;

import type { MailWords } from '../model/mail.ts';

const callUs =
  'If it cannot wait, call us on {tollFree} (toll-free in the UAE) or {dubai} (from any country) and give the reference. The helpdesk answers both numbers, day and night.';

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
        'A contract manager reads it and replies by phone or at this address {reply.enquiry}.',
        'For a price we may ask for drawings or a time to see the property. The visit and the quote are free.',
        callUs,
      ],
    },
    contact: {
      subject: 'We will call you back',
      thanks: 'Thank you for getting in touch with {company}. Your call-back request has reached us.',
      nextSteps: [
        'A contract manager calls the number you left {reply.enquiry}, Monday to Friday between {office.opens} and {office.closes} Dubai time.',
        callUs,
      ],
    },
    estimate: {
      subject: 'We have your estimate request',
      thanks: 'Thank you for asking {company} for an estimate. Your request has reached us.',
      nextSteps: [
        'An estimator reads it and calls you {reply.estimate} to agree what is to be priced.',
        'A first figure from drawings follows {reply.figure}, and after a survey a firm offer {reply.offer} in all. Both are free. The first figure is a range for your budget; the firm offer shows hours, materials and subcontracts line by line.',
        callUs,
      ],
    },
    career: {
      subject: 'We have your application',
      thanks: 'Thank you for applying to {company}. Your application and your CV have reached us.',
      nextSteps: [
        'A recruiter reads it, for technical posts together with an engineer. You hear from us {reply.application}, even if the answer is no.',
        'Your application and your CV are deleted {keep.applicationDays} days after they arrived. To have them removed sooner, reply to this message.',
        'Questions go to {careersEmail}; please give the reference.',
      ],
    },
  },
} satisfies MailWords;

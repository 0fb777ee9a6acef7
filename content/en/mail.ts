import { company } from '../model/company.ts';
import { company as companyWords } from './company.ts';

/** The words of the two messages that follow a submission, by form. Wire names as in spec §3. */
export interface MailWords {
  /** What the team sees in its inbox; the reference follows. */
  readonly teamSubject: string;
  readonly teamIntro: string;
  /** The fields in the order they are read, with their labels. */
  readonly labels: Readonly<Record<string, string>>;
  readonly acknowledgementSubject: string;
  readonly thanks: string;
  readonly nextSteps: readonly string[];
}

const callUs = `If it cannot wait, call us on ${company.phones.tollFree.shown} (toll-free) or ${company.phones.dubai.shown} and give the reference. The helpdesk answers day and night.`;

export const mailWords = {
  quote: {
    teamSubject: 'Quote or enquiry',
    teamIntro: 'A visitor wrote to us through the quote form.',
    labels: {
      type: 'Form',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      phoneE164: 'Phone, to dial',
      message: 'Message',
    },
    acknowledgementSubject: 'We have your request',
    thanks: `Thank you for writing to ${company.name}. Your request has reached us.`,
    nextSteps: [
      'Someone from our sales team reads it and gets in touch with you by phone or at this address, usually on the next working day.',
      'For a price we may ask for drawings or a time to see the property. The visit and the estimate are free.',
      callUs,
    ],
  },
  contact: {
    teamSubject: 'Call-back request',
    teamIntro: 'A visitor asks to be called back.',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      phoneE164: 'Phone, to dial',
      description: 'What it is about',
    },
    acknowledgementSubject: 'We will call you back',
    thanks: `Thank you for getting in touch with ${company.name}. Your call-back request has reached us.`,
    nextSteps: [
      'We call the number you left during office hours, Monday to Friday, 8:00 to 18:00 Dubai time.',
      callUs,
    ],
  },
  estimate: {
    teamSubject: 'Estimate request',
    teamIntro: 'A visitor asks for a project estimate.',
    labels: {
      projectName: 'Project',
      customerName: 'Customer',
      contactNumber: 'Phone',
      phoneE164: 'Phone, to dial',
      emailId: 'Email',
      propertyType: 'Property type',
      serviceRequired: 'Service required',
    },
    acknowledgementSubject: 'We have your estimate request',
    thanks: `Thank you for asking ${company.name} for an estimate. Your request has reached us.`,
    nextSteps: [
      'An estimator reads it and rings you to agree what is to be priced. A small property can often be priced from drawings; a larger one needs a visit.',
      'The estimate is free and shows hours, materials and subcontracts line by line.',
      callUs,
    ],
  },
  career: {
    teamSubject: 'Job application',
    teamIntro: 'Someone applied for a job through the careers page.',
    labels: {
      position: 'Position',
      name: 'Name',
      email: 'Email',
      contact: 'Phone',
      phoneE164: 'Phone, to dial',
    },
    acknowledgementSubject: 'We have your application',
    thanks: `Thank you for applying to ${company.name}. Your application and your CV have reached us.`,
    nextSteps: [
      'The recruitment team reads every application. If the position suits you, they call you to arrange an interview.',
      'We keep your CV for a limited time and then delete it, as our privacy policy says. To have it removed sooner, reply to this message.',
      `Questions go to ${company.emails.careers}; please give the reference.`,
    ],
  },
} as const satisfies Record<string, MailWords>;

export const mailPhrases = {
  greeting: 'Hello,',
  greetingTo: (name: string) => `Hello ${name},`,
  reference: 'Your reference',
  whatNext: 'What happens next',
  notYou:
    'If you did not send us anything, somebody typed your address by mistake and you can ignore this message.',
  signature: [company.name, ...companyWords.office.lines],
  teamReference: 'Reference',
  received: 'Received (Dubai)',
  cv: 'CV',
  cvAttached: (name: string) => `${name}, attached`,
  cvQuarantined: (name: string) =>
    `${name} could not be scanned for viruses, so it is not attached. It is kept in quarantine and can be fetched at the desk.`,
  cvGone: (name: string) => `${name} has been deleted since.`,
  replyHint: 'A reply to this message goes to the visitor.',
} as const;

import { company } from '../../model/company.ts';
import { company as companyWords } from '../company.ts';
import { type Policy, policyPicture } from './policy.ts';

/** What the policy promises. The server's defaults for RETENTION_DAYS and for CVs have to agree. */
export const retentionPromise = { enquiryDays: 365, cvDays: 180 } as const;

export const privacyPolicy: Policy = {
  version: '2026-11-01',
  effectiveDate: '2026-11-01',
  meta: {
    title: 'Privacy Policy',
    description:
      'What our forms keep, why, who reads it, for how long, and how to have it erased with your reference number, under UAE data protection law.',
  },
  banner: {
    title: 'Privacy Policy',
    sentence: 'What you send us, who reads it, and when it is gone.',
    picture: policyPicture,
  },
  title: 'Privacy Policy',
  description: `This policy explains how ${company.name} handles personal data that reaches us through this website. It follows Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data of the United Arab Emirates.`,
  content: [
    {
      title: 'Who is responsible',
      items: [
        {
          subcontent: `The controller is ${company.name}, ${companyWords.office.lines.join(', ')}. For anything about your data write to ${company.emails.info} or call ${company.phones.dubai.shown}.`,
        },
      ],
    },
    {
      title: 'Reading the website',
      items: [
        {
          title: 'No tracking',
          subcontent:
            'You can read every page without telling us who you are. There are no tracking cookies, no advertising and no third-party analytics. The cookie policy lists the one setting that may be kept on your own device.',
        },
        {
          title: 'Technical records',
          subcontent:
            'Our server writes a log of requests to find faults and attacks. The log holds no names, no form contents and no IP addresses. When a form is sent, the IP address it came from is used for a short time to limit how many can be sent from one place; it is not stored with your enquiry.',
        },
        {
          title: 'The map',
          subcontent:
            'The map on the contact and quote pages comes from Google and is loaded only when you scroll to it or choose to open it. Google then receives your IP address and acts under its own policy, also outside the UAE.',
        },
      ],
    },
    {
      title: 'What the forms keep',
      items: [
        {
          title: 'Quote and contact forms',
          subcontent:
            'Your name, email address, phone number, the message if you write one, and whether you contacted us or asked for a quote.',
        },
        {
          title: 'Call-back form',
          subcontent: 'Your name, email address, phone number and, if you give one, the description.',
        },
        {
          title: 'Estimate form',
          subcontent:
            'The project name, your name, contact number and email address, the property type and the services you need.',
        },
        {
          title: 'Career form',
          subcontent:
            'Your name, email address, contact number, the position and your CV: the file itself, its name, type, size and a checksum. The file is examined for viruses and hidden programs before anyone opens it. Please leave out passport copies, bank details and facts about health, religion or family: we do not need them.',
        },
        {
          title: 'With every form',
          subcontent:
            'The time it arrived, the language of the page, the version of this policy you agreed to, a reference number for you, and a random key that prevents a form sent twice from being stored twice. Phone numbers are kept as you typed them and in international form.',
        },
      ],
    },
    {
      title: 'Why, and on what basis',
      items: [
        {
          subcontent:
            'We use what you send to answer you, to prepare the quote or estimate you asked for, or to consider your application, and for nothing else. The basis is your consent, which you give by sending the form, and the steps you ask us to take before a contract. You may withdraw consent at any time; what was done until then remains lawful. We send no newsletters, sell no data, and no decision about you is made by a machine alone.',
        },
      ],
    },
    {
      title: 'Who reads it',
      items: [
        {
          title: 'Inside the company',
          subcontent:
            'Quote, contact and call-back requests go to the sales team, estimate requests to the estimating desk, and applications to the careers desk and the manager who is hiring. A few system administrators can reach the store to keep it running.',
        },
        {
          title: 'Outside the company',
          subcontent:
            'Our hosting and email providers process data on our instructions and under contract. Where one of them works outside the UAE, the data is transferred only to a country with adequate protection or under contractual safeguards as the law requires. Authorities receive data only where the law obliges us.',
        },
      ],
    },
    {
      title: 'How long',
      items: [
        {
          title: `Enquiries: ${retentionPromise.enquiryDays} days`,
          subcontent: `Quote, contact, call-back and estimate requests are deleted automatically ${retentionPromise.enquiryDays} days after they arrive. If a contract follows, its papers are kept as commercial and tax law demands.`,
        },
        {
          title: `CVs: ${retentionPromise.cvDays} days`,
          subcontent: `Applications and CVs are deleted automatically ${retentionPromise.cvDays} days after they arrive, unless you have joined us.`,
        },
        {
          title: 'Copies',
          subcontent:
            'Each form also produces an email to the team in charge and one to you. Our copies of these messages are deleted by the same dates. If a backup has to be restored, what had been erased is erased again.',
        },
      ],
    },
    {
      title: 'Erasure by reference number',
      items: [
        {
          subcontent: `Every form answers with a reference number such as NSQ-XXXX-XXXX, which is also in the email you receive. Send it to ${company.emails.info} from the address you used, with the word “erase”, and we delete the entry, its file and its queued messages. If you have lost the number, your email address is enough; we may ask a question to be sure that it is you. We confirm within ten working days.`,
        },
      ],
    },
    {
      title: 'Your rights',
      items: [
        {
          subcontent:
            'Under the law you may ask, free of charge, what we hold about you and receive a copy; have it corrected, completed or erased; have it passed to you or to another company in a common format; restrict or stop its use; and object to decisions made by automated means. If you think that we have handled your data wrongly, please tell us. You may also complain to the UAE Data Office.',
        },
      ],
    },
    {
      title: 'How it is protected',
      items: [
        {
          subcontent:
            'Forms travel over an encrypted connection. Entries are stored in a database that is not reachable from the internet, CVs under generated names outside anything the website serves. Access is limited to those named above. If a breach endangers your privacy, we inform you and the UAE Data Office as the law requires.',
        },
      ],
    },
    {
      title: 'Children',
      items: [
        {
          subcontent:
            'The website is meant for adults who manage property or look for work. If a child has sent us a form, a parent may have it erased in the way described above.',
        },
      ],
    },
    {
      title: 'Changes',
      items: [
        {
          subcontent:
            'When our practice changes, this page changes first and receives a new version number and date. What you sent earlier stays under the version that you agreed to, unless the new one is better for you.',
        },
      ],
    },
  ],
};

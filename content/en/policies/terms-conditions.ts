import { company } from '../../model/company.ts';
import { company as companyWords } from '../company.ts';
import { type Policy, policyPicture } from './policy.ts';

export const termsConditions: Policy = {
  version: '2026-11-01',
  effectiveDate: '2026-11-01',
  meta: {
    title: 'Terms & Conditions',
    description:
      'The terms for using this website: what its contents are worth, what forms and estimates do and do not bind, and which law applies.',
  },
  banner: {
    title: 'Terms & Conditions',
    sentence: 'For the use of this website. Our services have contracts of their own.',
    picture: policyPicture,
  },
  title: 'Terms & Conditions',
  description: `These terms apply to the use of this website, which is run by ${company.name}. By using it you accept them. Work that we do for you is governed by a separate written contract, never by this page.`,
  content: [
    {
      title: 'The website',
      items: [
        {
          title: 'What it is for',
          subcontent:
            'The website presents our company and services and lets you send enquiries, requests for quotes and estimates, call-back requests and job applications. Nothing is sold here, no account is needed and no payment is taken.',
        },
        {
          title: 'Availability',
          subcontent:
            'We take care to keep it running, correct and up to date, but we may change, interrupt or end it at any time without notice. For an emergency in your building use the telephone, not a form.',
        },
      ],
    },
    {
      title: 'What the contents are worth',
      items: [
        {
          title: 'Information, not advice',
          subcontent:
            'Texts about maintenance, safety and regulations are general. They do not replace a survey of your building or the advice of the competent authority. Response times and scopes described here become binding only in a signed contract.',
        },
        {
          title: 'Pictures',
          subcontent:
            'The pictures and the film on this website are computer-made scenes. They show no real person and no particular building.',
        },
      ],
    },
    {
      title: 'Forms, quotes and estimates',
      items: [
        {
          title: 'What you send',
          subcontent:
            'Please send only what is true and what you are entitled to send. Do not use another person’s name, upload harmful files or send forms by automatic means. We may ignore or delete submissions that break these rules.',
        },
        {
          title: 'What you receive',
          subcontent:
            'A reference number confirms that your message has been stored. It is neither an offer nor the acceptance of one. Quotes and estimates are invitations to agree a contract, valid for sixty days unless they say otherwise, and exclude value added tax unless it is shown.',
        },
        {
          title: 'Applications',
          subcontent: `Sending a CV creates no employment relationship. ${company.name} never charges applicants a fee. If anyone asks you for money in our name, please tell us.`,
        },
      ],
    },
    {
      title: 'Rights in the contents',
      items: [
        {
          subcontent: `The name ${company.shortName}, the logo, texts, drawings, pictures and film belong to ${company.name} or are used with permission. You may print and share pages for your own use and quote short passages with a link. Any other use needs our written consent. Marks of clients and certification bodies belong to their owners.`,
        },
      ],
    },
    {
      title: 'Links',
      items: [
        {
          subcontent:
            'Links to the client portal, social networks and maps lead to services with terms of their own. We do not control websites run by others and are not answerable for their contents.',
        },
      ],
    },
    {
      title: 'Liability',
      items: [
        {
          subcontent:
            'To the extent that the law allows, we are not liable for loss that comes from relying on general information on this website, from its being unavailable, or from viruses caught elsewhere. Nothing here excludes liability for fraud, for gross negligence, or for anything else for which the law of the United Arab Emirates does not permit it to be excluded.',
        },
      ],
    },
    {
      title: 'Personal data',
      items: [
        {
          subcontent:
            'How we handle personal data is described in the privacy policy, and what is kept on your device in the cookie policy. Both are part of these terms.',
        },
      ],
    },
    {
      title: 'Law and courts',
      items: [
        {
          subcontent:
            'These terms are governed by the laws of the Emirate of Dubai and the federal laws of the United Arab Emirates applied there. The Courts of Dubai have jurisdiction. Should one clause be invalid, the others remain in force.',
        },
      ],
    },
    {
      title: 'Changes and contact',
      items: [
        {
          subcontent: `The version and date at the top of the page tell you which terms apply. Earlier versions are sent on request. Write to ${company.emails.info} or to ${companyWords.office.lines.join(', ')}.`,
        },
      ],
    },
  ],
};

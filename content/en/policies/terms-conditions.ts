import type { PolicyWords } from '../../model/policies.ts';

export const termsConditions = {
  meta: {
    title: 'Terms & Conditions',
    description:
      'The terms for using this website: what you may rely on, what forms and estimates do and do not commit you to, and which law applies.',
  },
  banner: {
    title: 'Terms & Conditions',
    sentence: 'For the use of this website. Our services have contracts of their own.',
    alt: 'A palm-lined boulevard by the sea, with a walker on the path and a gardener trimming a hedge',
  },
  title: 'Terms & Conditions',
  description:
    'These terms apply to the use of this website, which is run by {company}. By using it you accept them. Work that we do for you is governed by a separate written contract, never by this page.',
  sections: {
    'the-website': {
      title: 'The website',
      items: {
        purpose: {
          title: 'What it is for',
          text: 'The website presents our company and services and lets you send enquiries, requests for quotes and estimates, call-back requests and job applications. Nothing is sold here, no account is needed and no payment is taken.',
        },
        availability: {
          title: 'Availability',
          text: 'We take care to keep it running, correct and up to date, but we may change, interrupt or end it at any time without notice. For an emergency in your building use the telephone, not a form.',
        },
      },
    },
    'what-you-may-rely-on': {
      title: 'What you may rely on',
      items: {
        information: {
          title: 'Information, not advice',
          text: 'Texts about maintenance, safety and regulations are general. They do not replace a survey of your building or the advice of the competent authority. Response times and scopes described here become binding only in a signed contract.',
        },
        pictures: {
          title: 'Pictures',
          text: 'The pictures and the film on this website are computer-made scenes. They show no real person and no particular building.',
        },
      },
    },
    'forms-quotes-and-estimates': {
      title: 'Forms, quotes and estimates',
      items: {
        sending: {
          title: 'What you send',
          text: 'Please send only what is true and what you are entitled to send. Do not use another person’s name, upload harmful files or send forms by automatic means. We may ignore or delete submissions that break these rules.',
        },
        receiving: {
          title: 'What you receive',
          text: 'A reference number confirms that your message has been stored. It is neither an offer nor the acceptance of one. Estimates bind neither side. Quotes and firm offers hold for {offer.validDays} days unless they say otherwise. Their prices include value added tax, unless an offer to a VAT-registered business says that they do not.',
        },
        applications: {
          title: 'Applications',
          text: 'Sending a CV creates no employment relationship. {company} never charges applicants a fee. If anyone asks you for money in our name, please tell us.',
        },
      },
    },
    'rights-in-the-contents': {
      title: 'Rights in the contents',
      items: {
        rights: {
          text: 'The name {shortName}, the logo, texts, drawings, pictures and film belong to {company} or are used with permission. You may print and share pages for your own use and quote short passages with a link. Any other use needs our written consent. Marks of clients and certification bodies belong to their owners.',
        },
      },
    },
    links: {
      title: 'Links',
      items: {
        links: {
          text: 'Links to the client portal, social networks and maps lead to services with terms of their own. We do not control websites run by others and are not answerable for their contents.',
        },
      },
    },
    liability: {
      title: 'Liability',
      items: {
        liability: {
          text: 'To the extent that the law allows, we are not liable for loss that comes from relying on general information on this website, from its being unavailable, or from viruses caught elsewhere. Nothing here excludes liability for fraud, for gross negligence, or for anything else for which the law of the United Arab Emirates does not permit it to be excluded.',
        },
      },
    },
    'personal-data': {
      title: 'Personal data',
      items: {
        data: {
          text: 'How we handle personal data is described in the privacy policy, and what is kept on your device in the cookie policy. Both are part of these terms.',
        },
      },
    },
    'law-and-courts': {
      title: 'Law and courts',
      items: {
        law: {
          text: 'These terms are governed by the laws of the Emirate of Dubai and the federal laws of the United Arab Emirates applied there. The Courts of Dubai have jurisdiction. Where the Arabic and the English text differ, the Arabic text prevails. Should one clause be invalid, the others remain in force.',
        },
      },
    },
    'changes-and-contact': {
      title: 'Changes and contact',
      items: {
        changes: {
          text: 'The date at the top of the page tells you which terms apply. Earlier versions are sent on request. Write to {info} or to {office}.',
        },
      },
    },
  },
} satisfies PolicyWords<'terms-conditions'>;

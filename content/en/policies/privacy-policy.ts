import type { PolicyWords } from '../../model/policies.ts';

export const privacyPolicy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'What our forms keep, why, who reads it, for how long, and how to have it erased with your reference number, under UAE data protection law.',
  },
  banner: {
    title: 'Privacy Policy',
    sentence: 'What you send us, who reads it, and when it is gone.',
    alt: 'A palm-lined boulevard by the sea, with a walker on the path and a gardener trimming a hedge',
  },
  title: 'Privacy Policy',
  description:
    'This policy explains how {company} handles personal data that reaches us through this website. It follows Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data of the United Arab Emirates.',
  sections: {
    'who-is-responsible': {
      title: 'Who is responsible',
      items: {
        controller: {
          text: 'The controller is {company}, {office}. For anything about your data write to {info} or call {dubai}.',
        },
      },
    },
    'reading-the-website': {
      title: 'Reading the website',
      items: {
        tracking: {
          title: 'No tracking',
          text: 'You can read every page without telling us who you are. There are no tracking cookies, no advertising and no third-party analytics. The cookie policy lists the one setting that may be kept on your own device.',
        },
        log: {
          title: 'Technical records',
          text: 'Our server writes a log of requests to find faults and attacks. The log holds no names, no form contents and no IP addresses. When a form is sent, the IP address it came from is used for a short time to limit how many can be sent from one place; it is not stored with your enquiry.',
        },
        map: {
          title: 'The map',
          text: 'The map on the contact and quote pages comes from Google and is loaded only when you scroll to it or choose to open it. Google then receives your IP address and acts under its own policy, also outside the UAE.',
        },
      },
    },
    'what-the-forms-keep': {
      title: 'What the forms keep',
      items: {
        quote: {
          title: 'Quote and contact forms',
          text: 'Your name, email address, phone number, the message if you write one, and whether you contacted us or asked for a quote.',
        },
        'call-back': {
          title: 'Call-back form',
          text: 'Your name, email address, phone number and, if you give one, the description.',
        },
        estimate: {
          title: 'Estimate form',
          text: 'The project name, your name, contact number and email address, the property type and the services you need.',
        },
        career: {
          title: 'Career form',
          text: 'Your name, email address, contact number, the position and your CV: the file itself, its name, type, size and a checksum. The file is examined for viruses and hidden programs before anyone opens it. Please leave out passport copies, bank details and facts about health, religion or family: we do not need them.',
        },
        'every-form': {
          title: 'With every form',
          text: 'The time it arrived, the language of the page, the version of this policy you agreed to, a reference number for you, and a random key that prevents a form sent twice from being stored twice. Phone numbers are kept as you typed them and in international form.',
        },
      },
    },
    'why-and-on-what-basis': {
      title: 'Why, and on what basis',
      items: {
        purpose: {
          text: 'We use what you send to answer you, to prepare the quote or estimate you asked for, or to consider your application, and for nothing else. The basis is your consent, which you give by sending the form, and the steps you ask us to take before a contract. You may withdraw consent at any time; what was done until then remains lawful. We send no newsletters, sell no data, and no decision about you is made by a machine alone.',
        },
      },
    },
    'who-reads-it': {
      title: 'Who reads it',
      items: {
        inside: {
          title: 'Inside the company',
          text: 'Quote, contact and call-back requests go to the sales team, estimate requests to the estimating desk, and applications to the careers desk and the manager who is hiring. A few system administrators can reach the store to keep it running.',
        },
        outside: {
          title: 'Outside the company',
          text: 'Our hosting and email providers process data on our instructions and under contract. Where one of them works outside the UAE, the data is transferred only to a country with adequate protection or under contractual safeguards as the law requires. Authorities receive data only where the law obliges us.',
        },
      },
    },
    'how-long': {
      title: 'How long',
      items: {
        enquiries: {
          title: 'Enquiries: {enquiryDays} days',
          text: 'Quote, contact, call-back and estimate requests are deleted automatically {enquiryDays} days after they arrive. If a contract follows, its papers are kept as commercial and tax law demands.',
        },
        applications: {
          title: 'CVs: {applicationDays} days',
          text: 'Applications and CVs are deleted automatically {applicationDays} days after they arrive, unless you have joined us.',
        },
        copies: {
          title: 'Copies',
          text: 'Each form also produces an email to the team in charge and one to you. Our copies of these messages are deleted by the same dates. If a backup has to be restored, what had been erased is erased again.',
        },
      },
    },
    'erasure-by-reference-number': {
      title: 'Erasure by reference number',
      items: {
        erasure: {
          text: 'Every form answers with a reference number such as NSQ-XXXX-XXXX, which is also in the email you receive. Send it to {info} from the address you used, with the word “erase”, and we delete the entry, its file and its queued messages. If you have lost the number, your email address is enough; we may ask a question to be sure that it is you. We confirm within ten working days.',
        },
      },
    },
    'your-rights': {
      title: 'Your rights',
      items: {
        rights: {
          text: 'Under the law you may ask, free of charge, what we hold about you and receive a copy; have it corrected, completed or erased; have it passed to you or to another company in a common format; restrict or stop its use; and object to decisions made by automated means. If you think that we have handled your data wrongly, please tell us. You may also complain to the UAE Data Office.',
        },
      },
    },
    'how-it-is-protected': {
      title: 'How it is protected',
      items: {
        protection: {
          text: 'Forms travel over an encrypted connection. Entries are stored in a database that is not reachable from the internet, CVs under generated names outside anything the website serves. Access is limited to those named above. If a breach endangers your privacy, we inform you and the UAE Data Office as the law requires.',
        },
      },
    },
    children: {
      title: 'Children',
      items: {
        children: {
          text: 'The website is meant for adults who manage property or look for work. If a child has sent us a form, a parent may have it erased in the way described above.',
        },
      },
    },
    changes: {
      title: 'Changes',
      items: {
        changes: {
          text: 'When our practice changes, this page changes first and receives a new version number and date. What you sent earlier stays under the version that you agreed to, unless the new one is better for you.',
        },
      },
    },
  },
} satisfies PolicyWords<'privacy-policy'>;

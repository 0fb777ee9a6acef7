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
          text: 'You can read every page without telling us who you are. There are no cookies, no advertising and no analytics by other companies. The cookie policy lists what may be kept on your own device.',
        },
        log: {
          title: 'Technical records',
          text: 'Our server keeps no record of who reads which page. It notes faults and, when a form is sent, the time, its reference number, the result and which fields had to be corrected: no names, none of your words and no IP addresses. These notes are deleted after {keep.logDays} days. The IP address a form came from is used in scrambled form to limit how many can be sent from one place, forgotten within a day, and never stored with your enquiry.',
        },
        map: {
          title: 'The map',
          text: 'The map on the contact and quote pages comes from Google and is loaded only when you press its button. Google then receives your IP address and acts under its own policy, also outside the UAE.',
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
          text: 'Your name, email address, contact number, the position and your CV: the file itself, its name, type, size and a checksum. Before anyone opens the file it is examined for hidden programs and, where our virus scanner is in use, for viruses. What cannot be judged is set aside and opened with care. Please leave out passport copies, bank details and facts about health, religion or family: we do not need them.',
        },
        'every-form': {
          title: 'With every form',
          text: 'The time it arrived, the language of the page, the version of this policy you agreed to, a reference number for you, and a key that prevents a form sent twice from being stored twice: a random one, or, without JavaScript, one from which your data cannot be read. Phone numbers are kept as you typed them and in international form. Our staff add who looks after the entry, how far it is, when it was answered, and notes; these are deleted with it.',
        },
        source: {
          title: 'Where you came from',
          text: 'The page the form was on, the name of the website whose link brought you to us, and the campaign marks in that link (“utm”), if there are any. They stay in the memory of the browser’s tab until you send a form; if you send none, we keep nothing of them.',
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
          text: 'Quote, contact and call-back requests go to our contract managers, estimate requests to the estimating desk, and applications to the careers desk and the manager who is hiring. Contract managers and the estimating desk can open each other’s requests. A few administrators can reach the store to keep it running. Staff sign in, and it is recorded who opened, exported or erased an entry.',
        },
        outside: {
          title: 'Outside the company',
          text: 'Our hosting and email providers, and the provider of our customer database where we use one, process data on our instructions and under contract. CVs are not passed to the customer database. Where a provider works outside the UAE, the data is transferred only to a country with adequate protection or under contractual safeguards as the law requires. Authorities receive data only where the law obliges us.',
        },
      },
    },
    'how-long': {
      title: 'How long',
      items: {
        enquiries: {
          title: 'Enquiries: {keep.enquiryDays} days',
          text: 'Quote, contact, call-back and estimate requests are deleted automatically {keep.enquiryDays} days after they arrive. Where we use a customer database, we remove the copy there within the same period. If a contract follows, its papers are kept as commercial and tax law demands.',
        },
        applications: {
          title: 'Applications: {keep.applicationDays} days',
          text: 'Applications are deleted automatically {keep.applicationDays} days after they arrive, the CV and everything else in them. If you join us, what we need moves to your personnel file before that.',
        },
        messages: {
          title: 'Emails',
          text: 'Each form also produces an email to the team in charge, with the CV if it was found clean, and one to you. What our system keeps of these messages is deleted with the entry. It cannot delete a message that is already in a mailbox. We remove the one in ours ourselves, within the same periods or when you ask for erasure; the one in yours is in your hands.',
        },
        backups: {
          title: 'Backups: {keep.backupDays} days',
          text: 'Backups are kept for at most {keep.backupDays} days. Anyone who was erased stays erased: a list of scrambled numbers, which names nobody, keeps a restored backup from bringing an erased entry back.',
        },
      },
    },
    'erasure-by-reference-number': {
      title: 'Erasure by reference number',
      items: {
        erasure: {
          text: 'Every form answers with a reference number such as {reference}, which is also in the email you receive. Send it to {info} from the address you used, with the word “erase”, and we delete the entry, its file and its queued messages, and remove the copies in our mailboxes and, where we use one, in the customer database. If you have lost the number, your email address is enough; we may ask a question to be sure that it is you. We confirm {reply.erasure}.',
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
          text: 'When our practice changes, this page changes first and receives a new date. Each entry keeps the date of the version that you agreed to. If a later version would use it in another way or keep it for longer, we ask you first or delete it.',
        },
      },
    },
  },
} satisfies PolicyWords<'privacy-policy'>;

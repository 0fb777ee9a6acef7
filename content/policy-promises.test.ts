import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { plainText } from './model/islands.ts';
import type { PolicySlug } from './model/policies.ts';
import { policyOf } from './policies.server.ts';

interface PolicyPromise {
  /** Policy, section and paragraph that make the promise, and its words there. */
  readonly where: readonly [PolicySlug, string, string];
  readonly says: string;
  /** The test that holds the system to it: file and name. */
  readonly provenBy: readonly [file: string, name: string];
}

/** What the policies promise of the system, each under an id that tests can name. */
const promises: Readonly<Record<string, PolicyPromise>> = {
  'no-cookies': {
    where: ['cookie-policy', 'cookies', 'none-set'],
    says: 'sets no cookies of its own',
    provenBy: ['tests/policies.test.ts', 'no page sets a cookie or asks another company for anything'],
  },
  'no-other-companies': {
    where: ['cookie-policy', 'cookies', 'none-set'],
    says: 'loads no scripts, fonts, pictures or counters from other companies',
    provenBy: ['tests/policies.test.ts', 'no page sets a cookie or asks another company for anything'],
  },
  'theme-in-local-storage': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'theme'],
    says: 'It holds one word, is never sent to us',
    provenBy: [
      'tests/policies.test.ts',
      'a visitor’s device keeps the theme, places and drafts, and nothing else',
    ],
  },
  'nothing-before-the-switch': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'theme'],
    says: 'If you never touch the switch, nothing is written',
    provenBy: [
      'tests/policies.test.ts',
      'a visitor’s device keeps the theme, places and drafts, and nothing else',
    ],
  },
  'tab-holds-places-and-drafts': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'tab'],
    says: 'how far down each page you had scrolled and what you have typed into a form',
    provenBy: [
      'tests/policies.test.ts',
      'a visitor’s device keeps the theme, places and drafts, and nothing else',
    ],
  },
  'cv-never-in-tab': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'tab'],
    says: 'A CV is never kept there',
    provenBy: ['tests/forms.test.ts', 'an applicant’s CV is never kept as a draft'],
  },
  'draft-counts-once': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'tab'],
    says: 'a random number, which is sent with the form so that it counts once',
    provenBy: ['tests/forms.test.ts', 'after a lost answer, and sends again, has sent one message'],
  },
  'draft-deleted-when-sent': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'tab'],
    says: 'A draft is deleted when the form has been sent',
    provenBy: ['tests/forms.test.ts', 'finds what was typed, until it is sent'],
  },
  'map-on-button-only': {
    where: ['privacy-policy', 'reading-the-website', 'map'],
    says: 'loaded only when you press its button',
    provenBy: ['tests/contact.test.ts', 'gives the numbers, the address to write to, the office and its map'],
  },
  'works-without-storage': {
    where: ['cookie-policy', 'clearing-and-blocking', 'clearing'],
    says: 'works in full with cookies and storage blocked',
    provenBy: ['tests/policies.test.ts', 'with storage blocked a form is sent all the same'],
  },
  'no-request-log': {
    where: ['privacy-policy', 'reading-the-website', 'log'],
    says: 'keeps no record of who reads which page',
    provenBy: ['server/http/no-request-log.test.ts', 'nothing is written down about who reads which page'],
  },
  'log-without-personal-data': {
    where: ['privacy-policy', 'reading-the-website', 'log'],
    says: 'no names, none of your words and no IP addresses',
    provenBy: ['server/submissions/intake/api.test.ts', 'nothing a visitor typed is in the log'],
  },
  'address-scrambled-and-forgotten': {
    where: ['privacy-policy', 'reading-the-website', 'log'],
    says: 'used in scrambled form',
    provenBy: [
      'server/submissions/intake/attempt.test.ts',
      'all addresses of one IPv6 network count as one, and no address is kept as it is',
    ],
  },
  'only-these-fields': {
    where: ['privacy-policy', 'what-the-forms-keep', 'quote'],
    says: 'Your name, email address, phone number, the message if you write one',
    provenBy: ['content/policies.test.ts', 'the privacy policy names every field of every form'],
  },
  'cv-examined': {
    where: ['privacy-policy', 'what-the-forms-keep', 'career'],
    says: 'examined for hidden programs and, where our virus scanner is in use, for viruses',
    provenBy: ['server/submissions/cv/clamd.test.ts', 'is refused when it is infected'],
  },
  'key-cannot-be-read': {
    where: ['privacy-policy', 'what-the-forms-keep', 'every-form'],
    says: 'one from which your data cannot be read',
    provenBy: [
      'server/submissions/intake/pages.test.ts',
      'the key of a page’s content is another at every installation',
    ],
  },
  'policy-version-kept': {
    where: ['privacy-policy', 'what-the-forms-keep', 'every-form'],
    says: 'the version of this policy you agreed to',
    provenBy: ['server/storage/store.test.ts', 'a submission is kept with its fields and queues two mails'],
  },
  'enquiries-365-days': {
    where: ['privacy-policy', 'how-long', 'enquiries'],
    says: 'deleted automatically 365 days after they arrive',
    provenBy: [
      'server/retention/start-retention.test.ts',
      'deletes submissions and applications past their time, with the messages kept as files',
    ],
  },
  'applications-180-days': {
    where: ['privacy-policy', 'how-long', 'applications'],
    says: 'deleted automatically 180 days after they arrive, the CV and everything else in them',
    provenBy: ['server/storage/store.test.ts', 'what is too old goes, applications sooner'],
  },
  'messages-deleted-with-entry': {
    where: ['privacy-policy', 'how-long', 'messages'],
    says: 'What our system keeps of these messages is deleted with the entry',
    provenBy: ['server/desk-cli/run-desk.test.ts', 'erases a person: rows, files and queue'],
  },
  'mailboxes-are-not-ours': {
    where: ['privacy-policy', 'how-long', 'messages'],
    says: 'It cannot delete a message that is already in a mailbox',
    provenBy: ['server/desk-cli/run-desk.test.ts', 'erases a person: rows, files and queue'],
  },
  'backups-30-days': {
    where: ['privacy-policy', 'how-long', 'backups'],
    says: 'Backups are kept for at most 30 days',
    provenBy: [
      'server/backups/start-backups.test.ts',
      'no backup is kept for longer than the privacy policy says',
    ],
  },
  'erased-stay-erased': {
    where: ['privacy-policy', 'how-long', 'backups'],
    says: 'Anyone who was erased stays erased',
    provenBy: [
      'server/storage/backup.test.ts',
      'who was erased stays erased when a backup from before is restored',
    ],
  },
  'erasure-by-reference-or-address': {
    where: ['privacy-policy', 'erasure-by-reference-number', 'erasure'],
    says: 'we delete the entry, its file and its queued messages',
    provenBy: ['server/storage/store.test.ts', 'erasing by reference or by address leaves others alone'],
  },
  'cv-under-generated-name': {
    where: ['privacy-policy', 'how-it-is-protected', 'protection'],
    says: 'CVs under generated names outside anything the website serves',
    provenBy: ['server/submissions/intake/api.test.ts', 'sends a CV that is kept byte for byte'],
  },
  'staff-are-recorded': {
    where: ['privacy-policy', 'who-reads-it', 'inside'],
    says: 'it is recorded who opened, exported or erased an entry',
    provenBy: ['server/storage/staff-rows.test.ts', 'the audit only grows'],
  },
  'version-of-each-entry': {
    where: ['privacy-policy', 'changes', 'changes'],
    says: 'Each entry keeps the date of the version that you agreed to',
    provenBy: ['server/storage/store.test.ts', 'a submission is kept with its fields and queues two mails'],
  },
  'log-of-forms': {
    where: ['privacy-policy', 'reading-the-website', 'log'],
    says: 'the time, its reference number, the result and which fields had to be corrected',
    provenBy: ['server/submissions/intake/api.test.ts', 'nothing a visitor typed is in the log'],
  },
  'no-analytics': {
    where: ['privacy-policy', 'reading-the-website', 'tracking'],
    says: 'no cookies, no advertising and no analytics by other companies',
    provenBy: ['tests/policies.test.ts', 'no page sets a cookie or asks another company for anything'],
  },
  'device-list-is-whole': {
    where: ['privacy-policy', 'reading-the-website', 'tracking'],
    says: 'The cookie policy lists what may be kept on your own device',
    provenBy: [
      'tests/policies.test.ts',
      'a visitor’s device keeps the theme, places and drafts, and nothing else',
    ],
  },
  'call-back-fields': {
    where: ['privacy-policy', 'what-the-forms-keep', 'call-back'],
    says: 'Your name, email address, phone number and, if you give one, the description',
    provenBy: ['content/policies.test.ts', 'the privacy policy names every field of every form'],
  },
  'estimate-fields': {
    where: ['privacy-policy', 'what-the-forms-keep', 'estimate'],
    says: 'The project name, your name, contact number and email address, the property type and the services',
    provenBy: ['content/policies.test.ts', 'the privacy policy names every field of every form'],
  },
  'career-fields': {
    where: ['privacy-policy', 'what-the-forms-keep', 'career'],
    says: 'the file itself, its name, type, size and a checksum',
    provenBy: ['server/submissions/intake/api.test.ts', 'sends a CV that is kept byte for byte'],
  },
  'cv-set-aside': {
    where: ['privacy-policy', 'what-the-forms-keep', 'career'],
    says: 'What cannot be judged is set aside',
    provenBy: ['server/desk-cli/cvs.test.ts', 'hands out a held CV on purpose only, once and privately'],
  },
  'phone-both-ways': {
    where: ['privacy-policy', 'what-the-forms-keep', 'every-form'],
    says: 'Phone numbers are kept as you typed them and in international form',
    provenBy: [
      'server/submissions/rules/schemas.test.ts',
      'a phone number is taken in any common way of writing it',
    ],
  },
  'to-the-team-in-charge': {
    where: ['privacy-policy', 'who-reads-it', 'inside'],
    says: 'Quote, contact and call-back requests go to our contract managers',
    provenBy: ['server/mail/messages.test.ts', 'every form goes to its own address'],
  },
  'two-messages': {
    where: ['privacy-policy', 'how-long', 'messages'],
    says: 'Each form also produces an email to the team in charge, with the CV if it was found clean, and one to you',
    provenBy: ['server/mail/outbox.test.ts', 'delivers both mails of a submission, each once'],
  },
  'reference-in-answer-and-mail': {
    where: ['privacy-policy', 'erasure-by-reference-number', 'erasure'],
    says: 'Every form answers with a reference number',
    provenBy: [
      'server/mail/messages.test.ts',
      'the visitor gets the reference and what happens next, but none of the typed words',
    ],
  },
  'erasure-by-address': {
    where: ['privacy-policy', 'erasure-by-reference-number', 'erasure'],
    says: 'your email address is enough',
    provenBy: ['server/storage/store.test.ts', 'erasing by reference or by address leaves others alone'],
  },
  'copy-in-a-common-format': {
    where: ['privacy-policy', 'your-rights', 'rights'],
    says: 'in a common format',
    provenBy: ['server/desk-cli/run-desk.test.ts', 'exports JSON, to a private file if wanted'],
  },
  'map-on-button-only-again': {
    where: ['cookie-policy', 'the-map', 'map'],
    says: 'It is loaded only when you press its button',
    provenBy: ['tests/contact.test.ts', 'gives the numbers, the address to write to, the office and its map'],
  },
  'address-beside-map': {
    where: ['cookie-policy', 'the-map', 'map'],
    says: 'The address is also written out beside the map',
    provenBy: ['tests/contact.test.ts', 'gives the numbers, the address to write to, the office and its map'],
  },
  'theme-written': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'theme'],
    says: 'your choice is written to your browser’s local storage',
    provenBy: [
      'tests/policies.test.ts',
      'a visitor’s device keeps the theme, places and drafts, and nothing else',
    ],
  },
  'copies-of-files': {
    where: ['cookie-policy', 'what-is-kept-on-your-device', 'copies'],
    says: 'lets your browser keep copies of its files',
    provenBy: [
      'tests/serving.test.ts',
      'answers 304 to a page that has not changed, and lets hashed files be kept for ever',
    ],
  },
  'what-staff-add': {
    where: ['privacy-policy', 'what-the-forms-keep', 'every-form'],
    says: 'and notes; these are deleted with it',
    provenBy: [
      'server/storage/entry-rows.test.ts',
      'notes and other entries of the same person come with an entry and go with it',
    ],
  },
  'sales-read-each-others': {
    where: ['privacy-policy', 'who-reads-it', 'inside'],
    says: 'Contract managers and the estimating desk can open each other’s requests',
    provenBy: ['contract/contract.test.ts', 'sales see enquiries of every kind, and no application'],
  },
  'where-a-visit-came-from': {
    where: ['privacy-policy', 'what-the-forms-keep', 'source'],
    says: 'The page the form was on, the name of the website',
    provenBy: ['server/submissions/intake/api.test.ts', 'is shown at the desk with where they came from'],
  },
  'source-in-the-tab': {
    where: ['privacy-policy', 'what-the-forms-keep', 'source'],
    says: 'They stay in the memory of the browser’s tab until you send a form',
    provenBy: ['tests/policies.test.ts', 'where a visitor came from stays in the tab until a form is sent'],
  },
  'no-cv-for-the-customer-database': {
    where: ['privacy-policy', 'who-reads-it', 'outside'],
    says: 'CVs are not passed to the customer database',
    provenBy: [
      'server/mail/webhook.test.ts',
      'an accepted entry reaches the CRM once, signed, its CV by reference only',
    ],
  },
};

/**
 * Sentences that no test of this system can hold, by how they begin: what people, contracts or the law see to, and what is
 * only explained.
 */
const keptOtherwise: Readonly<Record<'people' | 'explained' | 'whoever runs it', readonly string[]>> = {
  people: [
    'For anything about your data',
    'We use what you send',
    'We send no newsletters',
    'A few administrators',
    'Our hosting and email providers',
    'Where a provider works outside',
    'Authorities receive data',
    'If a contract follows',
    'Where we use a customer database',
    'We remove the one in ours',
    'If you join us',
    'We confirm within 10 working days',
    'Access is limited',
    'If a breach endangers',
    'If a child has sent',
    'When our practice changes',
    'If a later version would',
    'If this website ever needs',
    'Questions reach us',
  ],
  explained: [
    'The controller is',
    'You can read every page',
    'Google then receives',
    'Please leave out',
    'The basis is your consent',
    'You may withdraw consent',
    'If you think that we',
    'You may also complain',
    'The website is meant for adults',
    'A cookie is a small piece',
    'Some are needed',
    'None.',
    'These copies carry nothing',
    'The contact and quote pages can show',
    'From that moment Google',
    'The client portal and our pages',
    'They are opened only when you follow',
    'You can delete local and session',
  ],
  // `keepDays` in content/model/policies.ts names the days, docs/ARCHITECTURE.md tells whoever runs it.
  'whoever runs it': ['These notes are deleted after 30 days', 'Forms travel over an encrypted connection'],
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?])\s+(?=[A-Z])/);

test('every sentence of the privacy and cookie policies is kept by a test, or it is said who keeps it', () => {
  const others = Object.values(keptOtherwise).flat();
  const unused = new Set(others);
  const open: string[] = [];
  for (const policy of ['privacy-policy', 'cookie-policy'] as const)
    for (const section of policyOf('en', policy).sections)
      for (const item of section.items) {
        const said = Object.values(promises).filter(
          ({ where }) => where[0] === policy && where[1] === section.id && where[2] === item.id,
        );
        for (const sentence of sentencesOf(plainText(item.text, 'en'))) {
          const beginning = others.find((start) => sentence.startsWith(start));
          if (beginning) unused.delete(beginning);
          else if (!said.some(({ says }) => sentence.includes(says)))
            open.push(`${policy}, ${section.id}, ${item.id}: ${sentence}`);
        }
      }
  assert.deepEqual(open, []);
  assert.deepEqual([...unused], [], 'no policy says this any more');
});

for (const [id, { where, says, provenBy }] of Object.entries(promises))
  test(`promise ${id}: is made in the policy and kept by a test`, () => {
    const [policy, section, item] = where;
    const paragraph = policyOf('en', policy)
      .sections.find((one) => one.id === section)
      ?.items.find((one) => one.id === item);
    assert.ok(paragraph && plainText(paragraph.text, 'en').includes(says), `${where.join(' / ')}: ${says}`);
    const [file, name] = provenBy;
    const address = new URL(`../${file}`, import.meta.url);
    assert.ok(existsSync(address) && readFileSync(address, 'utf8').includes(name), `${file}: ${name}`);
  });

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
  /** The test that holds the system to it: file and name. Undefined where a person has to keep it, or until one is written. */
  readonly provenBy?: readonly [file: string, name: string];
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
  },
  'log-without-personal-data': {
    where: ['privacy-policy', 'reading-the-website', 'log'],
    says: 'no names, none of your words and no IP addresses',
    provenBy: ['server/submissions/intake/api.test.ts', 'nothing a visitor typed is in the log'],
  },
  'log-30-days': {
    where: ['privacy-policy', 'reading-the-website', 'log'],
    says: 'These notes are deleted after 30 days',
  },
  'address-scrambled-and-forgotten': {
    where: ['privacy-policy', 'reading-the-website', 'log'],
    says: 'used in scrambled form',
    provenBy: [
      'server/submissions/intake/api.test.ts',
      'all addresses of one IPv6 network count as one, and no address is kept as it is',
    ],
  },
  'only-these-fields': {
    where: ['privacy-policy', 'what-the-forms-keep', 'quote'],
    says: 'Your name, email address, phone number, the message if you write one',
    provenBy: ['server/submissions/every-field.test.ts', 'reaches page, server, document, mail and export'],
  },
  'cv-examined': {
    where: ['privacy-policy', 'what-the-forms-keep', 'career'],
    says: 'examined for hidden programs and, where our virus scanner is in use, for viruses',
    provenBy: ['server/submissions/cv/clamd.test.ts', 'is refused when it is infected'],
  },
  'key-cannot-be-read': {
    where: ['privacy-policy', 'what-the-forms-keep', 'every-form'],
    says: 'one from which your data cannot be read',
    provenBy: ['server/storage/store.test.ts', 'an installation keeps one secret'],
  },
  'policy-version-kept': {
    where: ['privacy-policy', 'what-the-forms-keep', 'every-form'],
    says: 'the version of this policy you agreed to',
  },
  'source-in-memory-only': {
    where: ['privacy-policy', 'what-the-forms-keep', 'source'],
    says: 'They stay in the memory of the browser’s tab until you send a form',
  },
  'access-recorded': {
    where: ['privacy-policy', 'who-reads-it', 'inside'],
    says: 'it is recorded who opened, exported or erased an entry',
  },
  'no-cv-to-customer-database': {
    where: ['privacy-policy', 'who-reads-it', 'outside'],
    says: 'CVs are not passed to the customer database',
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
  },
  'backups-30-days': {
    where: ['privacy-policy', 'how-long', 'backups'],
    says: 'Backups are kept for at most 30 days',
  },
  'erased-stay-erased': {
    where: ['privacy-policy', 'how-long', 'backups'],
    says: 'Who was erased stays erased',
    provenBy: [
      'server/storage/store.test.ts',
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
  },
};

for (const [id, { where, says, provenBy }] of Object.entries(promises))
  test(`promise ${id}: is made in the policy and kept by a test`, (t) => {
    const [policy, section, item] = where;
    const paragraph = policyOf('en', policy)
      .sections.find((one) => one.id === section)
      ?.items.find((one) => one.id === item);
    assert.ok(paragraph && plainText(paragraph.text, 'en').includes(says), `${where.join(' / ')}: ${says}`);
    if (!provenBy) return t.diagnostic('no test of its own yet');
    const [file, name] = provenBy;
    const address = new URL(`../${file}`, import.meta.url);
    assert.ok(existsSync(address) && readFileSync(address, 'utf8').includes(name), `${file}: ${name}`);
  });

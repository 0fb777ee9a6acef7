import { company } from '../model/company.ts';

/** Every word of the staff's application. English only: it is not for visitors. */
export const desk = {
  name: `${company.shortName} desk`,
  title: (page: string) => `${page} · ${company.shortName} desk`,
  skipLink: 'Skip to the content',
  darkTheme: 'Dark theme',
  menu: {
    label: 'Desk',
    today: 'Today',
    inbox: 'Inbox',
    mail: 'Mail',
    privacy: 'Privacy',
    staff: 'Staff',
    audit: 'Audit',
    account: 'Your account',
    signOut: 'Sign out',
  },
  roles: { sales: 'Sales', hr: 'Recruitment', admin: 'Administrator' },
  forms: { quote: 'Quote', contact: 'Call-back', estimate: 'Estimate', career: 'Application' },
  statuses: {
    new: 'New',
    'in-hand': 'In hand',
    answered: 'Answered',
    won: 'Won',
    lost: 'Lost',
    closed: 'Closed',
    spam: 'Spam',
  },
  signIn: {
    title: 'Sign in',
    lead: 'For the staff of the company. Your passkey is all you need.',
    passkey: 'Sign in with your passkey',
    busy: 'Waiting for your device…',
    company: 'Sign in with your company account',
    noScript: 'A passkey needs JavaScript. Switch it on for this address.',
    help: 'No passkey on this device, or the device is lost? Ask an administrator for a new invitation.',
  },
  invitation: {
    title: 'Welcome to the desk',
    lead: (name: string, role: string) =>
      `${name}, you have been invited to work at the desk. Your role: ${role}.`,
    explain:
      'Make a passkey now. It stays on your device or in your password manager and opens with your fingerprint, face or screen lock. There is no password to remember.',
    register: 'Make a passkey',
    busy: 'Waiting for your device…',
    gone: 'This invitation has been used or is more than 24 hours old. Ask an administrator for a new one.',
    goneTitle: 'This invitation no longer works',
  },
  invitationMail: {
    subject: `Your invitation to the ${company.shortName} desk`,
    greeting: (name: string) => `Hello ${name},`,
    invited: (role: string) =>
      `you have been invited to work at the desk where the company answers its enquiries. Your role: ${role}. Open this address on the device you will work with:`,
    once: 'It works once, within 24 hours. Do not pass it on: whoever opens it becomes you.',
  },
  confirm: {
    title: 'Confirm that it is you',
    lead: 'What you are about to do reaches many people’s data or other people’s access. Show your passkey once more; the confirmation holds for five minutes.',
    passkey: 'Confirm with your passkey',
    company: 'Confirm with your company account',
    busy: 'Waiting for your device…',
    back: 'Back without confirming',
  },
  signOut: { title: 'Sign out', question: 'Sign out of the desk on this device?', done: 'Sign out' },
  account: {
    title: 'Your account',
    passkeys: 'Passkeys',
    passkeysLead:
      'Each device or password manager that can sign in as you. Have two, so that a lost device does not shut you out.',
    addPasskey: 'Add a passkey',
    removePasskey: 'Remove',
    lastPasskey: 'This is your only way in; add another one first.',
    sessions: 'Where you are signed in',
    sessionsLead: 'A session ends after 12 hours, or after an hour without use.',
    thisSession: 'This one',
    endSession: 'End',
    made: 'Made',
    used: 'Last used',
    neverUsed: 'not yet used',
    begun: 'Begun',
    seen: 'Last seen',
    device: 'Device',
  },
  /** One sentence for each reason in contract/desk/access.ts. */
  refusals: {
    'not-valid': 'That passkey is not known here, or it has been revoked.',
    'too-late': 'The page stood open for too long. Try again.',
    'too-many': 'Too many attempts failed. Wait a minute and try again.',
    cloned:
      'The passkey’s counter went backwards, as it would if somebody had copied it. Ask an administrator to revoke it.',
    'not-staff':
      'Your company account is fine, but nobody at the desk has its address. Ask an administrator.',
    unverified: 'Your company has not verified your account’s address, so it cannot be used here.',
    'sign-on-failed': 'Your company’s sign-on did not answer as it must. Try again.',
    'no-passkey': 'No passkey was given. Try again when you are ready.',
  },
  notFound: {
    title: 'Not here',
    sentence: 'There is nothing at this address, or it is not part of your work.',
    back: 'To today',
  },
  problem: {
    title: 'Something went wrong',
    sentence: 'Nothing you did is lost. Load the page again.',
    reload: 'Load again',
  },
  today: { title: 'Today', lead: 'What is due, overdue first.', none: 'Nothing waits for an answer.' },
} as const;

export type RefusalReason = keyof typeof desk.refusals;

export const usage = `The desk: what visitors sent, and what became of it.

  npm run desk -- <command>

  list [--form FORM] [--since WHEN]      what came in, oldest first
  show REF                               one submission, its CV and its mails
  export --csv | --json [--form FORM] [--since WHEN] [--out FILE]
                                         everything, for a spreadsheet or a program
  cv REF --out FILE [--held]             saves the CV; one that is held only with --held
  cv recheck [REF]                       judges held CVs again
  erase REF | EMAIL                      deletes all that is kept under a reference or an address
  mail                                   mails that wait, failed for good, or were never confirmed
  mail retry [REF]                       queues failed and unconfirmed mails again
  mail settle REF | all                  takes them off the list: somebody has seen to them by hand
  staff                                  who works at the desk
  staff add NAME EMAIL ROLE              lets a colleague in: prints an invitation for one use within 24 hours
  staff invite EMAIL                     a new way in for somebody who lost theirs; the old ones end at once
  staff remove EMAIL                     ends their access at once
  backup FILE                            copies everything into one file while the server runs
  restore FILE [--replace]               fills the store from such a file

  ROLE is sales, hr or admin.
  FORM is quote, contact, estimate or career. WHEN is a date (2026-03-01) or a number of days (7d).
  The settings are those of the server: DATA_DIR, DATABASE_URL, CLAMD_URL, DESK_URL, SMTP_URL.

  Ends with 0 when done, 1 when it could not be done, 2 when it was not understood.
`;

/** Asked for in a way the desk does not understand. */
export class UsageError extends Error {}

/** Understood, but not possible. */
export class DeskError extends Error {}

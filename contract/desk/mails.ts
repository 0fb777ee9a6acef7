import type { FormName } from '../form-names.ts';

/** As the desk shows them; what is on the wire at this moment counts as pending. */
export const mailStates = ['unconfirmed', 'dead', 'pending', 'sent', 'settled'] as const;
export type MailState = (typeof mailStates)[number];

export interface MailLine {
  readonly id: string;
  readonly reference: string;
  readonly form: FormName;
  readonly kind: 'team' | 'acknowledgement' | 'webhook';
  readonly state: MailState;
  readonly attempts: number;
  /** When it was sent, was last due, or will next be tried. */
  readonly at: Date;
  /** A code of the mail server or of ours. */
  readonly lastError: string | undefined;
  /** Of several recipients those who have it; the others were refused. */
  readonly takenBy: readonly string[];
}

export interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The outbox. For admins. */
export interface Mails {
  counts(): Promise<Readonly<Record<MailState, number>>>;
  /** The latest due first. */
  page(state: MailState, cursor?: string): Promise<{ mails: readonly MailLine[]; next: string | undefined }>;
  /** What a message says; remembered as opened. No text where the visitor's address cannot be written to. */
  open(id: string): Promise<{ mail: MailLine; message: MailText | undefined } | undefined>;
  /** Puts a dead or unconfirmed mail back in the queue. */
  retry(id: string): Promise<boolean>;
  /** Takes a dead or unconfirmed mail off the list: somebody has seen to it by hand. */
  settle(id: string): Promise<boolean>;
}

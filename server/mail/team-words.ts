import type { FormName } from '../../contract/form-names.ts';

/** The words of the message to the team, which is in English whatever the visitor reads. {file} is the CV's name. */
export const teamWords = {
  reference: 'Reference',
  received: 'Received (Dubai)',
  language: 'Language of the page',
  dialled: 'Phone, to dial',
  cvScanned: '{file}, attached; scanned for viruses, none found',
  cvNotScanned: '{file}, attached; not scanned for viruses',
  cvHeld:
    '{file} is held and not attached, because {reasons}. It may be harmless all the same: whoever works at the desk can fetch it and decide.',
  cvGone: '{file} has been deleted since.',
  replyHint: 'A reply to this message goes to the visitor.',
  noReplyHint: 'A reply to this message does not reach the visitor: write to the address above, or call.',
  forms: {
    quote: { subject: 'Quote or enquiry', intro: 'A visitor wrote to us through the quote form.' },
    contact: { subject: 'Call-back request', intro: 'A visitor asks to be called back.' },
    estimate: { subject: 'Estimate request', intro: 'A visitor asks for a project estimate.' },
    career: { subject: 'Job application', intro: 'Someone applied for a job through the careers page.' },
  },
} as const satisfies { readonly forms: Record<FormName, object> } & Record<string, unknown>;

import type { ReplyWords } from '../model/reply.ts';

export const reply = {
  subject: 'Your message to {company}: {reference}',
  body: 'Dear {name},\n\nThank you for writing to {company}. Your reference is {reference}.\n\n\n\nKind regards,\n{colleague}\n{company}\n{tollFree} (in the UAE), {dubai}',
} satisfies ReplyWords;

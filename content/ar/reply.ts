import type { ReplyWords } from '../model/reply.ts';

export const reply = {
  subject: 'طلبكم رقم {reference}',
  body: 'السيد/ة {name} المحترم/ة،\n\nشكرًا لتواصلكم مع {company}. رقم طلبكم هو {reference}.\n\n\n\nمع أطيب التحيات،\n{colleague}\n{company}\n{tollFree}',
} satisfies ReplyWords;

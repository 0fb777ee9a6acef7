import type { ReplyWords } from '../model/reply.ts';

export const reply = {
  subject: 'رسالتكم إلى {company}: {reference}',
  body: 'تحية طيبة {name}،\n\nشكرًا لتواصلكم مع {company}. رقم طلبكم هو {reference}.\n\n\n\nمع أطيب التحيات،\n{colleague}\n{company}\n{tollFree} (داخل الإمارات)، {dubai}',
} satisfies ReplyWords;

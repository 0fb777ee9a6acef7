import type { ReplyWords } from '../model/reply.ts';

export const reply = {
  subject: 'رسالتك إلى {company}: {reference}',
  body: 'تحية طيبة {name}،\n\nشكرًا لتواصلك مع {company}. رقمك المرجعي هو {reference}.\n\n\n\nمع أطيب التحيات،\n{colleague}\n{company}\n{tollFree} (داخل الإمارات)، {dubai}',
} satisfies ReplyWords;

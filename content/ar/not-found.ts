import type { NotFoundWords } from '../model/not-found.ts';

export const notFound = {
  meta: {
    title: 'الصفحة غير موجودة',
    description:
      'هذا العنوان لا يؤدي إلى صفحة. عد إلى الصفحة الرئيسية، أو ابحث عن خدمة أو جواب أو رقم للاتصال.',
  },
  title: 'الصفحة غير موجودة',
  sentence: 'قد يكون العنوان قديمًا أو فيه خطأ. جرّب أحد الروابط أدناه، أو عد إلى الصفحة الرئيسية.',
  goBackLabel: 'العودة',
  alt: 'عامل يكنس أوراق الشجر عن ممر متعرّج تحت النخيل',
  linksTitle: 'لعلك تبحث عن',
  links: {
    services: 'جميع الخدمات',
    industry: 'القطاعات التي نخدمها',
    faqs: 'الأسئلة والأجوبة',
    contact: 'الهاتف والبريد والمكتب',
  },
} satisfies NotFoundWords;

import type { ServiceLabels } from '../../model/service-types.ts';

export const serviceLabels = {
  findOutMore: 'اعرف المزيد',
  groupCards: 'خدمات يمكننا تقديمها لك',
  standaloneCards: 'خدمات تتولى هذا العمل',
  included: 'ما تشمله الخدمة',
  response: 'زمن الاستجابة',
  responseTimes: 'جدول أزمنة الاستجابة بحسب الأولوية',
  standards: 'المعايير التي نلتزم بها',
  step: 'الخطوة',
  related: 'خدمات تُطلب معها عادة',
  clients: 'العملاء والشركاء',
  quote: 'اطلب عرض سعر لهذه الخدمة',
  quoteNote: 'يُفتح النموذج واسم الخدمة مكتوب فيه، وتتبعه زيارة للموقع عند الحاجة.',
  allServices: 'عرض جميع الخدمات',
  slides: 'أبرز ما نقدمه',
  serviceNotFound: {
    title: 'الخدمة غير موجودة',
    sentence: 'لا توجد خدمة بهذا العنوان. ربما نُقلت الصفحة أو كُتب العنوان خطأ.',
  },
  groupNotFound: {
    title: 'مجموعة الخدمات غير موجودة',
    sentence: 'لا توجد مجموعة خدمات بهذا العنوان. تعرض صفحة الخدمات جميع المجموعات وما تضمه كل منها.',
  },
} satisfies ServiceLabels;

import { companyNames } from '../model/company.ts';
import type { ShellWords } from '../model/shell.ts';
import { carouselLabels } from './carousel-labels.ts';

export const shell = {
  skipLink: 'انتقل إلى المحتوى',
  header: {
    logo: `${companyNames.ar.shortName}، إلى الصفحة الرئيسية`,
    home: 'الرئيسية',
    portal: 'بوابة العملاء (تُفتح في علامة تبويب جديدة)',
    social: {
      facebook: 'فيسبوك (يُفتح في علامة تبويب جديدة)',
      instagram: 'إنستغرام (يُفتح في علامة تبويب جديدة)',
      linkedin: 'لينكدإن (يُفتح في علامة تبويب جديدة)',
    },
    search: 'بحث',
    mainMenu: 'القائمة الرئيسية',
    openMenu: 'افتح القائمة',
    closeMenu: 'أغلق القائمة',
    darkTheme: 'المظهر الداكن',
  },
  menu: {
    about: 'عن الشركة',
    allServices: 'جميع الخدمات',
    industries: 'القطاعات',
    contact: 'اتصل بنا',
    columns: { about: 'عن الشركة', services: 'الخدمات', contact: 'التواصل' },
  },
  search: {
    title: 'البحث',
    placeholder: 'ابحث في الخدمات...',
    close: 'أغلق البحث',
    loading: 'يجري تجهيز البحث',
    failed: 'تعذّر تحميل البحث. واصل الكتابة للمحاولة من جديد، أو تصفّح جميع الخدمات.',
    none: 'لا توجد نتائج. جرّب كلمة أقصر، مثل «تنظيف» أو «حريق».',
    found: {
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    },
    hint: 'الأسهم للتنقل، ومفتاح الإدخال للفتح، ومفتاح الخروج للإغلاق',
    types: { service: 'خدمة', group: 'مجموعة خدمات', page: 'صفحة' },
  },
  callToAction: {
    eyebrow: 'لنعمل معًا',
    title: 'أتريد لمشروعك النجاح؟',
    button: 'اطلب تقدير التكلفة',
  },
  sideBar: {
    label: 'اختصارات',
    contact: 'راسلنا',
    location: 'موقع مكتبنا',
  },
  footer: {
    phones: 'الهاتف والبريد الإلكتروني',
    rights: 'جميع الحقوق محفوظة.',
    legal: 'معلومات قانونية',
  },
  breadcrumb: { label: 'مسار التصفح', home: 'الرئيسية' },
  carousel: carouselLabels,
  problem: {
    title: 'حدث خطأ',
    sentence: 'تعذّر عرض الصفحة. أعد تحميلها، أو اتصل بنا إذا تكرر ذلك.',
    reload: 'أعد تحميل الصفحة',
  },
} satisfies ShellWords;

import type { ClientPortfolioWords } from '../model/client-portfolio.ts';
import { clients } from '../model/clients.ts';
import { figures } from '../model/figures.ts';

export const clientPortfolio = {
  meta: {
    title: 'عملاؤنا: مبانٍ نخدمها في الإمارات',
    description: `${clients.length} من الملاك والمشغّلين الذين نصون مبانيهم وننظفها ونحرسها في أنحاء الإمارات، من الحضانات إلى مصانع الإسمنت.`,
  },
  banner: {
    title: 'عملاؤنا',
    sentence: `${clients.length} من بين أكثر من ${figures.clients} عميلًا نعتني بمبانيهم.`,
    alt: 'موظف بالزي الفيروزي يصافح عميلًا بالكندورة أمام مبنى مكاتب',
  },
  carousel: {
    eyebrow: 'العملاء',
    title: 'شركاء نعتز بهم',
    lead: 'في الإمارات السبع، يخدمهم مكتب مساعدة واحد.',
  },
  grid: {
    eyebrow: 'بحسب نوع العميل',
    title: 'عملاء عقاراتهم تشبه عقارك',
    lead: 'تعرّف إلى من يعمل معنا من أصحاب العقارات المشابهة لعقارك، وماذا نقدم لهم.',
    filterLabel: 'نوع العميل',
    allSectors: 'جميع العملاء',
    found: {
      zero: 'لا يوجد عملاء',
      one: 'عميل واحد',
      two: 'عميلان',
      few: '{n} عملاء',
      many: '{n} عميلًا',
      other: '{n} عميل',
    },
  },
  staying: {
    eyebrow: 'لماذا يبقون معنا',
    title: 'ماذا يحدث قبل التجديد',
    paragraphs: [
      'تمتد العقود في مجالنا من سنة إلى ثلاث سنوات، وتغيير المقاول في نهايتها سهل. لذلك يبدأ الربع الأخير كما بدأ الأول: معاينة جديدة، وقائمة بما لم يكتمل، وسعر مبني على الساعات الفعلية.',
      'يسرنا أن نرتب لك زيارة لموقع يشبه موقعك. ستلتقي مديره هناك، ومن دوننا إن شئت.',
    ],
    alt: 'مدير موقع وفني يتصافحان في موقع بناء بينما يتابع ثلاثة آخرون',
    quoteLabel: 'اطلب عرض سعر',
  },
} satisfies ClientPortfolioWords;

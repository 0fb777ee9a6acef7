import { companyNames } from '../model/company.ts';
import { video as film, type VideoWords } from '../model/video.ts';

export const video = {
  title: `${companyNames.ar.shortName} في ${film.durationSeconds} ثانية`,
  description:
    'رحلة قصيرة من الساحل إلى معدات التبريد على السطح، ثم إلى ردهة في وقت التنظيف، وعودة فوق المدينة عند الغروب. الفيلم بلا صوت.',
  labels: {
    open: 'شاهد الفيديو',
    close: 'أغلق الفيديو',
    captions: 'وصف بالعربية',
  },
} satisfies VideoWords;

import { type CompanyWords, company as model } from '../model/company.ts';

const { opens, closes } = model.officeHours;

export const company = {
  tagline: 'مبانٍ في أحسن حال، ليلًا ونهارًا.',
  phones: { tollFree: 'الرقم المجاني داخل الدولة', dubai: 'من دبي ومن خارج الدولة' },
  office: {
    lines: ['مكتب 000، برج المثال', 'القوز، دبي', 'الإمارات العربية المتحدة'],
    hours: `المكتب مفتوح من الاثنين إلى الجمعة، من ${opens} إلى ${closes}. ويرد مكتب المساعدة على الرقمين على مدار الساعة كل يوم.`,
  },
} satisfies CompanyWords;

import type { OfficeMapWords } from '../model/contact.ts';

export const officeMap = {
  title: 'خريطة: مكتب {company}',
  loadLabel: 'اعرض الخريطة',
  loadNote: 'تأتي الخريطة من غوغل، وعند عرضها يصل إليها عنوان بروتوكول الإنترنت الخاص بك.',
  openLabel: 'افتح في خرائط غوغل',
} satisfies OfficeMapWords;

/**
 * Fields that tell where an enquiry came from: the page that the form was on, the website whose link led to us, and the
 * marks in that link. None is required, and what is not in its shape is left out.
 */
export const pageField = 'sourcePage';
export const referrerField = 'sourceReferrer';
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

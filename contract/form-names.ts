/** The one list of forms: the last part of each endpoint's path, and the name a submission is stored under. */
export const formNames = ['quote', 'contact', 'career', 'estimate'] as const;
export type FormName = (typeof formNames)[number];

import type { FormName } from '../form-names.ts';

/** sales answers enquiries, hr reads applications, admin does everything and keeps the desk itself. */
export const roles = ['sales', 'hr', 'admin'] as const;
export type Role = (typeof roles)[number];

const forms: Readonly<Record<Role, readonly FormName[]>> = {
  sales: ['quote', 'contact', 'estimate'],
  hr: ['career'],
  admin: ['quote', 'contact', 'estimate', 'career'],
};

/** Whose entries a person may see. What lies outside does not exist for them. */
export const formsOf = (role: Role): readonly FormName[] => forms[role];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

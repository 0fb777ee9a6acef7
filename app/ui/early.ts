/** The attribute of a link, or another control, whose place a script takes: a click that comes before it is kept (app/document/early-clicks.ts). */
export const earlyAttribute = 'data-early';

export const early = { [earlyAttribute]: '' };

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date in words, as its own calendar day; for loaders, since a browser takes 25 ms to learn the format. */
export const longDate = (iso: string): string => format.format(new Date(iso));

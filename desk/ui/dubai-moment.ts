const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

/** The same on server and in browser, wherever either stands: "2 Mar 2026, 08:30". */
export const dubaiMoment = (at: Date): string => format.format(at);

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day of the company's calendar, given as 2026-03-02: "2 March 2026". */
export const dayName = (day: string): string => dayFormat.format(new Date(day));

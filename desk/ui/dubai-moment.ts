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

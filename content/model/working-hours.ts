/**
 * sample: true
 *
 * When the company answers; the desk counts its promise of one working day in these hours. Hours are those of
 * Dubai, whose clock never changes.
 */
export const workingHours = {
  utcOffsetHours: 4,
  fromHour: 8,
  toHour: 18,
  /** Monday is 1, Sunday 7. */
  days: [1, 2, 3, 4, 5] as readonly number[],
  /** The promise: an answer within one working day, which is this many working hours. */
  promiseHours: 10,
  /**
   * Public holidays as announced by the government; days that follow the moon are confirmed shortly before.
   * To be checked by the owner every year.
   */
  holidays: [
    '2026-01-01',
    '2026-03-20',
    '2026-03-23',
    '2026-05-26',
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
    '2026-06-16',
    '2026-08-25',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2027-01-01',
  ] as readonly string[],
} as const;

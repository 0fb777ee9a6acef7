/**
 * sample: true
 *
 * When the company answers; the desk counts what is promised (`answerTo` in reply-times.ts) in these hours. Hours are
 * those of Dubai, whose clock never changes.
 */
export const workingHours = {
  utcOffsetHours: 4,
  fromHour: 8,
  toHour: 18,
  /** Monday is 1, Sunday 7. */
  days: [1, 2, 3, 4, 5] as readonly number[],
  /**
   * Public holidays as announced by the government. Days that follow the moon are confirmed shortly before; those of 2027
   * are the expected ones. To be checked by the owner every year: the desk warns administrators before the list ends.
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
    '2026-12-02',
    '2026-12-03',
    '2027-01-01',
    // Expected: Eid Al Fitr, Arafat Day and Eid Al Adha, the Islamic new year, the Prophet's birthday.
    '2027-03-10',
    '2027-03-11',
    '2027-03-12',
    '2027-05-15',
    '2027-05-16',
    '2027-05-17',
    '2027-05-18',
    '2027-06-06',
    '2027-08-14',
    // Fixed again.
    '2027-12-02',
    '2027-12-03',
  ] as readonly string[],
} as const;

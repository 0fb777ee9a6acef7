/** The yearly break from outdoor work in the sun (Ministerial Resolution No. 44 of 2022 of MOHRE). Both dates belong to it. */
export const middayBreak = {
  from: '12:30',
  to: '15:00',
  start: { month: 6, day: 15 },
  end: { month: 9, day: 15 },
} as const;

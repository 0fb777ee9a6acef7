/**
 * How many cards stand in each row of a wide screen, so that none is left alone: rows of three, led by
 * a row of four (4, 7, 10) or ended by a row of two (2, 5, 11); eight make two fours.
 */
export function rowLengths(count: number): number[] {
  if (count === 8) return [4, 4];
  if (count <= 2) return count > 0 ? [2] : [];
  const threes = (rest: number) => Array.from({ length: rest / 3 }, () => 3);
  if (count % 3 === 1) return [4, ...threes(count - 4)];
  return count % 3 === 2 ? [...threes(count - 2), 2] : threes(count);
}

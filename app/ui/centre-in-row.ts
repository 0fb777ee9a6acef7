/** Scrolls a row sideways, and nothing else, until the item stands in its middle; either direction of writing. */
export function centreInRow(row: Element, item: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 });
}

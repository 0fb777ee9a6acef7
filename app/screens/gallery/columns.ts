interface Size {
  readonly width: number;
  readonly height: number;
}

export type Shape = 'landscape' | 'square' | 'portrait';

/** How high each shape stands before its column is fitted, in twelfths of a column's width. */
const heights: Readonly<Record<Shape, number>> = { landscape: 10, square: 13, portrait: 17 };

export const shapeOf = ({ width, height }: Size): Shape =>
  width > height ? 'landscape' : width < height ? 'portrait' : 'square';

/**
 * Which column each picture stands in, counted from 1: always the one that ends highest, so that the
 * order of the document is also the order from top to bottom, and a wall of pictures needs no script.
 */
export function columnsOf(shapes: readonly Shape[], count: number): number[] {
  const ends: number[] = Array.from({ length: count }, () => 0);
  return shapes.map((shape) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + heights[shape];
    return column + 1;
  });
}

const inOrder = (rows: readonly number[], columns: readonly number[]): boolean => {
  const ends: number[] = [];
  let last = 0;
  return columns.every((column, index) => {
    const top = ends[column] ?? 0;
    ends[column] = top + (rows[index] ?? 0);
    const after = top >= last;
    last = top;
    return after;
  });
};

/**
 * How high each picture stands, in the same twelfths, when all columns end together. What a column lacks or
 * has too much is shared out a twelfth at a time, to the pictures changed least, as long as the order holds.
 */
export function rowsOf(shapes: readonly Shape[], columns: readonly number[]): number[] {
  const wished = shapes.map((shape) => heights[shape]);
  const end = Math.round(wished.reduce((sum, each) => sum + each, 0) / Math.max(...columns));
  let rows = wished;
  for (const column of new Set(columns)) {
    const members = columns.flatMap((each, index) => (each === column ? index : [])).reverse();
    const missing = end - members.reduce((sum, index) => sum + (wished[index] ?? 0), 0);
    const changed = (index: number) => Math.abs((rows[index] ?? 0) - (wished[index] ?? 0));
    for (let step = Math.abs(missing); step > 0; step -= 1) {
      const next = members
        .toSorted((a, b) => changed(a) - changed(b))
        .map((index) => rows.with(index, (rows[index] ?? 0) + Math.sign(missing)))
        .find((tried) => inOrder(tried, columns));
      rows = next ?? rows;
    }
  }
  return rows;
}

/** Where a picture stands on a wall of two columns and on one of three (grid.module.css). */
export interface Place {
  readonly ofTwo: number | undefined;
  readonly rowsOfTwo: number | undefined;
  readonly ofThree: number | undefined;
  readonly rowsOfThree: number | undefined;
}

/** The pictures of a wall, each with its place: found by the loader, because a phone is slow at it. */
export function hung<Image extends { readonly picture: Size }>(images: readonly Image[]): (Image & Place)[] {
  const shapes = images.map(({ picture }) => shapeOf(picture));
  const ofTwo = columnsOf(shapes, 2);
  const ofThree = columnsOf(shapes, 3);
  const rowsOfTwo = rowsOf(shapes, ofTwo);
  const rowsOfThree = rowsOf(shapes, ofThree);
  return images.map((image, at) => ({
    ...image,
    ofTwo: ofTwo[at],
    rowsOfTwo: rowsOfTwo[at],
    ofThree: ofThree[at],
    rowsOfThree: rowsOfThree[at],
  }));
}

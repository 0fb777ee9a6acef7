export type Shape = 'landscape' | 'square' | 'portrait';

/** How high each shape stands, in twelfths of a column's width; gallery-grid.module.css has the same numbers. */
const heights: Readonly<Record<Shape, number>> = { landscape: 10, square: 13, portrait: 17 };

export const shapeOf = ({ width, height }: { readonly width: number; readonly height: number }): Shape =>
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

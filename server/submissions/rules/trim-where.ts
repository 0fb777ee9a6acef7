/**
 * Cuts the characters that `isEdge` names off both ends, looking at each of them once. A pattern such as /[ ]+$/ would
 * start anew at every blank of a long run in the middle, which takes the square of its length.
 */
export function trimWhere(text: string, isEdge: (sign: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isEdge(text.charAt(start))) start += 1;
  while (end > start && isEdge(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

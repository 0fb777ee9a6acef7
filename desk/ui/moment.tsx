import { dubaiMoment } from './dubai-moment.ts';

/** A date and time as the company's clock shows it. */
export function Moment({ at }: { readonly at: Date }) {
  return <time dateTime={at.toISOString()}>{dubaiMoment(at)}</time>;
}

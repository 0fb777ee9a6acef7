import { notFound } from '../../guard.ts';

/** Drawn by the root's error boundary, as everything that is not there for somebody. */
export function loader() {
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function NotFound() {
  return null;
}

import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../../content/model/fill.ts';

const never = () => () => {};
/** Longer than any service's name; the address bar is anybody's to fill. */
const serviceMaxLength = 80;

/** The first line of a message for the service named by `?service=`. The prerendered page knows no query, so it comes after hydration. */
export function useServiceMessage(template: string): string | undefined {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [query] = useSearchParams();
  const service = query.get('service')?.replace(/\s+/g, ' ').trim().slice(0, serviceMaxLength);
  return inBrowser && service ? fill(template, { service }) : undefined;
}

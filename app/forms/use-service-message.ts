import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../../content/model/fill.ts';

const never = () => () => {};
/** Longer than any service's name; the address bar is anybody's to fill. */
const serviceMaxLength = 80;

interface ServiceWords {
  /** The line, with a place for the {service}. */
  readonly message: string;
  /** By their ids. */
  readonly titles: Readonly<Record<string, string>>;
}

/**
 * The first line of a message for the service named by `?service=`: an id as our links carry it, or a
 * title as older ones do. The prerendered page knows no query, so it comes after hydration.
 */
export function useServiceMessage({ message, titles }: ServiceWords): string | undefined {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [query] = useSearchParams();
  const service = query.get('service')?.replace(/\s+/g, ' ').trim().slice(0, serviceMaxLength);
  if (!inBrowser || !service) return undefined;
  return fill(message, { service: (Object.hasOwn(titles, service) && titles[service]) || service });
}

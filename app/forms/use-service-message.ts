import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { formWords } from '../../content/en/forms.ts';

const never = () => () => {};
/** Longer than any service's name; the address bar is anybody's to fill. */
const serviceMaxLength = 80;

/**
 * The first line of a message for the service named by `?service=`: an id as our links carry it, or a
 * title as older ones do. The prerendered page knows no query, so it comes after hydration.
 */
export function useServiceMessage(titles: Readonly<Record<string, string>>): string | undefined {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [query] = useSearchParams();
  const service = query.get('service')?.replace(/\s+/g, ' ').trim().slice(0, serviceMaxLength);
  if (!inBrowser || !service) return undefined;
  return `${formWords.servicePrefix} ${Object.hasOwn(titles, service) ? titles[service] : service}`;
}

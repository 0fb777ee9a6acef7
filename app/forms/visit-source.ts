import { campaignFields, pageField, referrerField } from '../../contract/source-fields.ts';

/**
 * Where this visit came from. The browser itself remembers the address and the referrer of the document for as long as the
 * tab shows it; nothing is stored.
 */
export function visitSource(): [name: string, value: string][] {
  const [load] = performance.getEntriesByType('navigation');
  const marks = new URL(load?.name ?? location.href).searchParams;
  const referrer = document.referrer && new URL(document.referrer).hostname;
  const source: [string, string][] = [
    [pageField, location.pathname],
    [referrerField, referrer === location.hostname ? '' : referrer],
    ...campaignFields.map((name): [string, string] => [name, marks.get(name) ?? '']),
  ];
  return source.filter(([, value]) => value !== '');
}

import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** The words and links around every page, read once by the root's loader. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('The site is rendered below the root route only.');
  return data;
}

import { exportFormats } from '../../../contract/desk/entries.ts';
import { filterOf } from '../../entry-filter.ts';
import { notFound, page } from '../../guard.ts';

/** The filtered list as a file to be saved. */
export const loader = page('export', ({ desk, url }) => {
  const format = exportFormats.find((one) => one === url.searchParams.get('format'));
  if (!format) throw notFound();
  const file = desk.entries.export(format, filterOf(url.searchParams));
  return new Response(file.body, {
    headers: { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` },
  });
});

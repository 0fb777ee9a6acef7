import { notFound, page } from '../../guard.ts';

/** A CV is only ever a file to be saved: a browser must not open what a stranger sent. */
export const loader = page('cv', async ({ desk, params }) => {
  const cv = await desk.entries.cv(params.reference ?? '');
  if (!cv) throw notFound();
  return new Response(new Uint8Array(cv.bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(cv.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    },
  });
});

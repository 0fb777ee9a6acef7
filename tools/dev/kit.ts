import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { StaticFiles } from '../../server/http/static-files.ts';
import { buildPages } from '../build/build-pages.ts';
import { buildStamp, isBuilt } from '../build/build-stamp.ts';
import { root } from '../root.ts';

const folder = join(root, '.cache', 'kit');
const stampFile = join(folder, 'stamp');

/** The page of components, built as it would be for visitors: the development server sends every module by itself. */
export async function serveKit(): Promise<{ address: string; stop(): void }> {
  if (!isBuilt(stampFile)) {
    buildPages({ KIT: 'only' });
    writeFileSync(stampFile, buildStamp());
  }
  const files = new StaticFiles(join(folder, 'client'), readConfig(process.env));
  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!files.serve(pathname, request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The kit has no address.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

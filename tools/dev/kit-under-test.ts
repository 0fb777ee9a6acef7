import { createServer } from 'node:http';
import { readConfig } from '../../server/config.ts';
import { StaticFiles } from '../../server/http/static-files.ts';
import { endWithParent } from '../end-with-parent.mjs';
import { builtKit } from './kit.ts';

endWithParent();
// Listens at once and builds for the first visitor: most runs of a few tests have none.
let files: StaticFiles | undefined;
const server = createServer((request, response) => {
  files ??= new StaticFiles(builtKit(), readConfig(process.env));
  const [pathname = ''] = (request.url ?? '').split('?');
  if (files.serve(pathname, request, response)) return;
  // Links that lead out of the kit have their data fetched ahead as the mouse passes over them.
  response.writeHead(pathname.endsWith('.data') ? 204 : 404).end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The kit has no address.');
  console.log(`Kit of components: http://127.0.0.1:${address.port}`);
});

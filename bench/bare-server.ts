import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { siteName } from '../server/announce.ts';
import { root } from '../tools/root.ts';

/** The least that Node's own server can do for the home page: no routes, no choice of encoding, two headers. */
const body = readFileSync(join(root, 'build', 'client', 'index.html.br'));
const headers = ['Content-Encoding', 'br', 'Content-Length', String(body.length)];
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => {
  const bound = server.address();
  // In the words by which startProgram knows our programs.
  console.log(`${siteName}, bare: http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`);
});

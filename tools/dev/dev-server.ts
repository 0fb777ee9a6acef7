import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from '../../server/config.ts';
import { pageContext } from '../../server/http/page-context.ts';
import type { PageSource } from '../../server/http/site.ts';
import { createLogger } from '../../server/logger.ts';
import { startServer } from '../../server/start-server.ts';
import { root } from '../root.ts';

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });

const pages: PageSource = {
  serveFile: (_pathname, request, response, otherwise) => vite.middlewares(request, response, otherwise),
  async renderPage(request, submissions) {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return createRequestHandler(build, 'development')(request, pageContext(submissions));
  },
  policyOf: () => undefined,
};

const { address } = await startServer(readConfig(process.env), createLogger(), pages);
console.log(`NASAQ website, development: ${address}`);

import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { announce } from '../../server/announce.ts';
import { readConfig } from '../../server/config.ts';
import { deskRouterContext } from '../../server/http/built-desk.ts';
import type { DeskSource } from '../../server/http/desk.ts';
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

let deskVite: Promise<ViteDevServer> | undefined;
/** Started by the first request to the desk: most who work on the site never make one, and it takes seconds. */
function startedDesk(): Promise<ViteDevServer> {
  deskVite ??= createServer({
    root: join(root, 'desk'),
    configFile: join(root, 'desk', 'vite.config.ts'),
    // The site's own reloading has the usual port.
    server: { middlewareMode: true, ws: { port: 24679 } },
    appType: 'custom',
  });
  return deskVite;
}

const deskPages: DeskSource = {
  strict: false,
  async serveFile(_pathname, request, response, otherwise) {
    const { middlewares } = await startedDesk();
    middlewares(request, response, otherwise);
  },
  async renderPage(request, context) {
    const vite = await startedDesk();
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return createRequestHandler(build, 'development')(request, deskRouterContext(context));
  },
};

const running = await startServer(readConfig(process.env), createLogger(), {
  site: async () => pages,
  desk: async () => deskPages,
});
announce(running, ', development');

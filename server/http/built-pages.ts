import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type Config, ConfigError } from '../config.ts';
import { pageContext } from './page-context.ts';
import { pagePolicy } from './security-headers.ts';
import type { PageSource } from './site.ts';
import { StaticFiles } from './static-files.ts';

const buildFolder = join(import.meta.dirname, '..', '..', 'build');

/** The site as built: files from build/client, everything else rendered by build/server. */
export async function builtPages(config: Config): Promise<PageSource> {
  const serverBuild = join(buildFolder, 'server', 'index.js');
  if (!existsSync(serverBuild))
    throw new ConfigError('The site has not been built yet; run "npm start" or "npm run build".');
  const build = (await import(serverBuild)) as ServerBuild;
  const render = createRequestHandler(build, 'production');
  const files = new StaticFiles(join(buildFolder, 'client'), config);
  return {
    serveFile(pathname, request, response, otherwise) {
      if (!files.serve(pathname, request, response)) otherwise();
    },
    finished: files,
    renderPage: (request, submissions) => render(request, pageContext(submissions)),
    policyOf: (html) => pagePolicy(html, config),
  };
}

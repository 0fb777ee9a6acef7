import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Config } from '../config.ts';
import { ConfigError } from '../setting-values.ts';
import { pageContext } from './page-context.ts';
import { pagePolicy } from './security-headers.ts';
import type { PageSource } from './site.ts';
import { StaticFiles } from './static-files.ts';

const root = join(import.meta.dirname, '..', '..');
const buildFolder = join(root, 'build');

/**
 * Releases lie side by side in a folder of that name. A page that was loaded from one of the others still asks for the
 * scripts, data and pictures it was made with.
 */
function earlierReleases(): string[] {
  const [releases, own] = [dirname(root), basename(root)];
  if (basename(releases) !== 'releases') return [];
  return globSync('*/build/client/static', { cwd: releases })
    .filter((folder) => !folder.startsWith(`${own}/`) && !folder.startsWith('current/'))
    .map((folder) => join(releases, dirname(folder)));
}

/** The site as built: files from build/client, everything else rendered by build/server. */
export async function builtPages(config: Config): Promise<PageSource> {
  const serverBuild = join(buildFolder, 'server', 'index.js');
  if (!existsSync(serverBuild))
    throw new ConfigError('The site has not been built yet; run "npm start" or "npm run build".');
  const build = (await import(serverBuild)) as ServerBuild;
  const render = createRequestHandler(build, 'production');
  const files = new StaticFiles(join(buildFolder, 'client'), config, earlierReleases());
  return {
    serveFile(pathname, request, response, otherwise) {
      if (!files.serve(pathname, request, response)) otherwise();
    },
    finished: files,
    renderPage: (request, submissions) => render(request, pageContext(submissions)),
    policyOf: (html) => pagePolicy(html, config),
  };
}

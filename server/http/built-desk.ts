import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type DeskContext, deskContext } from '../../contract/desk/desk-context.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../setting-values.ts';
import type { DeskSource } from './desk.ts';
import { StaticFiles } from './static-files.ts';

const folder = join(import.meta.dirname, '..', '..', 'build', 'desk');

export function deskRouterContext(context: DeskContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(deskContext, context);
  return provider;
}

/** The desk as built: files from build/desk/client, pages rendered by build/desk/server. */
export async function builtDesk({ deskUrl }: Pick<Config, 'deskUrl'>): Promise<DeskSource> {
  const serverBuild = join(folder, 'server', 'index.js');
  if (!existsSync(serverBuild))
    throw new ConfigError('The desk has not been built yet; run "npm start" or "npm run build".');
  const render = createRequestHandler((await import(serverBuild)) as ServerBuild, 'production');
  const files = new StaticFiles(join(folder, 'client'), { siteUrl: deskUrl, apiOrigin: undefined });
  return {
    strict: true,
    serveFile(pathname, request, response, otherwise) {
      if (!files.serve(pathname, request, response)) otherwise();
    },
    renderPage: (request, context) => render(request, deskRouterContext(context)),
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { EntryContext } from 'react-router';
import { type HandOver, routerSettings } from './hand-over.ts';

/** The hand-over of the page that React Router is about to render. It empties the stream of the page's data. */
export async function handOverOf({
  manifest,
  serverHandoffString,
  serverHandoffStream,
  staticHandlerContext: { matches },
}: EntryContext): Promise<HandOver> {
  if (!serverHandoffString || !serverHandoffStream)
    throw new Error('React Router’s entry context no longer holds the settings and the data of the page.');
  if (!isDeepStrictEqual(settingsOf(serverHandoffString), routerSettings))
    throw new Error(
      `React Router’s settings are not those in app/document/hand-over.ts: ${serverHandoffString}`,
    );
  return {
    manifest: manifest.url,
    routes: Object.fromEntries(matches.map(({ route: { id } }) => [id, modulesOf(manifest.routes[id], id)])),
    entry: [...manifest.entry.imports, manifest.entry.module],
    data: { text: await new Response(serverHandoffStream).text() },
  };
}

/** What React Router has to know, without the features that are not chosen: to it they are the same as none. */
function settingsOf(json: string): object {
  const { future = {}, ...settings } = JSON.parse(json) as { future?: Record<string, boolean> };
  return { ...settings, future: Object.fromEntries(Object.entries(future).filter(([, chosen]) => chosen)) };
}

/** A route that works in the browser before its page does, by a clientLoader for example, is several modules. */
function modulesOf(route: EntryContext['manifest']['routes'][string], id: string): string[] {
  if (!route) throw new Error(`React Router’s manifest has no route ${id}.`);
  return [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((module) => module !== undefined);
}

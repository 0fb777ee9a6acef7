import { localeOf } from '../../content/model/locales.ts';
import { allowReact } from './allow-react.ts';
import { type HandOver, handOverId, routerSettings } from './hand-over.ts';
import { keepOneLanguage } from './one-language.ts';

type Module = Record<string, unknown>;

declare global {
  interface Window {
    /** What the module of React Router's manifest leaves behind. */
    readonly __reactRouterManifest?: { readonly routes: Record<string, { path?: string }> };
  }
}

const fetchModule = (url: string) => import(/* @vite-ignore */ url) as Promise<Module>;

async function fetchData({ data }: HandOver): Promise<ReadableStream | undefined> {
  const answer = 'text' in data ? new Response(data.text) : await fetch(data.file);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.body?.pipeThrough(inTasksOfTheirOwn());
}

/** React Router takes the data apart as soon as it has them: right after React's first step, and in the same breath. */
const inTasksOfTheirOwn = () =>
  new TransformStream({
    async transform(chunk, controller) {
      await new Promise((resolve) => setTimeout(resolve));
      controller.enqueue(chunk);
    },
  });

/** Gathers what React Router wants to find when it takes over the page, or fails before it has begun. */
export async function wake(): Promise<void> {
  const handOver = JSON.parse(document.getElementById(handOverId)?.textContent ?? '') as HandOver;
  const routes = Object.entries(handOver.routes);
  const [stream, , ...modules] = await Promise.all([
    fetchData(handOver),
    fetchModule(handOver.manifest),
    ...routes.map(([, urls]) => Promise.all(urls.map(fetchModule))),
  ]);
  allowReact();
  keepOneLanguage(window.__reactRouterManifest?.routes ?? {}, localeOf(location.pathname));
  Object.assign(window, {
    __reactRouterContext: { ...routerSettings, stream },
    __reactRouterRouteModules: Object.fromEntries(
      routes.map(([id], i) => [id, Object.assign({}, ...(modules[i] ?? []))]),
    ),
  });
}

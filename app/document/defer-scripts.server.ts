import { trustedTypesScript } from './trusted-types-script.ts';

/**
 * React Router asks for every script of a page while the page is still loading: modulepreload links
 * in the head and one inline module. Nothing of it is needed to read, scroll or follow a link, so the
 * links are dropped and the module's imports are held back until the page has loaded and the browser
 * is idle, or the visitor first touches something.
 */
export function deferScripts(html: string): string {
  const module = /<script type="module" async="">(.*?)<\/script>/s.exec(html);
  if (!module?.[1]) return html;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(module[0], () => `<script>${loader(parse(module[1] ?? ''))}</script>`);
}

interface PageScripts {
  readonly manifest: string;
  readonly entry: string;
  /** Route ids and the modules each of them is put together from. */
  readonly routes: Record<string, string>;
}

function parse(code: string): PageScripts {
  const manifest = /^import "([^"]+)";/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\);\s*$/.exec(code)?.[1];
  const variables = new Map(
    [...code.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map((m) => [m[1], m[2]]),
  );
  const ids = /__reactRouterRouteModules = \{(.*?)\};/.exec(code)?.[1];
  const routes = Object.fromEntries(
    [...(ids ?? '').matchAll(/("(?:[^"\\]|\\.)*"):(\w+)/g)].map((m) => [
      JSON.parse(m[1] ?? '""') as string,
      variables.get(m[2]) ?? '',
    ]),
  );
  if (!manifest || !entry || !ids || Object.values(routes).includes(''))
    throw new Error('React Router writes its scripts in another form than defer-scripts.server.ts reads.');
  return { manifest, entry, routes };
}

/**
 * `data` is filled in by tools/build/detach-data.ts where the page's data is a file of its own.
 * It begins two frames after the load, for the leading picture may be painted in the next one, and waits in a hidden tab.
 * The style sheet for paper comes then as well.
 * A click on a control that needs its script is kept and repeated once the page answers (app/document/replay-clicks.ts).
 */
function loader({ manifest, entry, routes }: PageScripts): string {
  const modules = Object.values(routes);
  const keys = JSON.stringify(Object.keys(routes));
  return `(()=>{${trustedTypesScript}let on;const data="";const go=()=>{if(on)return;on=1;for(const l of document.querySelectorAll("link[media=print]"))l.disabled=false;const c=window.__reactRouterContext.streamController;data&&fetch(data).then(r=>r.text()).then(t=>{c.enqueue(t);c.close()});Promise.all([${[
    manifest,
    ...modules,
  ]
    .map((url) => `import(${JSON.stringify(url)})`)
    .join(
      ',',
    )}]).then(([,...m])=>{window.__reactRouterRouteModules=Object.fromEntries(${keys}.map((k,i)=>[k,m[i]]));import(${JSON.stringify(entry)})})};
addEventListener("click",window.__early=e=>{const t=e.target.closest("[data-early]");if(t){e.preventDefault();window.__earlyClick=t}},true);
const ready=()=>{for(const e of["pointerdown","pointermove","keydown","touchstart","wheel"])addEventListener(e,go,{once:true,passive:true});const f=requestAnimationFrame;f(()=>f(()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:2500}):setTimeout(go,300)))};
document.readyState==="complete"?ready():addEventListener("load",()=>setTimeout(ready))})()`;
}

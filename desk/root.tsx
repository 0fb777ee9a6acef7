// First of all: this file's first line fixes the order of all layers.
import '../app/styles/layers.css';
import '../app/styles/fonts.css';
import '../app/styles/tokens.css';
import '../app/styles/base.css';
import './styles/desk.css';

import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import icon from '../.cache/public/icon.svg?url';
import outfitBold from '../.cache/typeface/outfit-bold.woff2?url';
import outfitText from '../.cache/typeface/outfit-text.woff2?url';
import { RouteAnnouncer } from '../app/ui/route-announcer.tsx';
import { desk as words } from '../content/desk.ts';
import { deskContext } from '../contract/desk/desk-context.ts';
import type { Route } from './+types/root.ts';
import { EarlyScript } from './shell/early-script.tsx';
import { Message } from './shell/message.tsx';
import { Shell } from './shell/shell.tsx';

/** Who is at the desk, for the frame around every page. Nothing else may be loaded here: it has no rule. */
export function loader({ context }: Route.LoaderArgs) {
  const { person } = context.get(deskContext);
  return { person: person && { name: person.name, role: person.role } };
}

export const links: Route.LinksFunction = () => [
  ...[outfitText, outfitBold].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfaf4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1b22" />
        <EarlyScript />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <>
      <Shell person={loaderData.person}>
        <Outlet />
      </Shell>
      <RouteAnnouncer />
    </>
  );
}

/** Where this file itself failed there is nothing to show but the sentence. */
export function ErrorBoundary() {
  const { title, sentence } = words.problem;
  return (
    <Shell person={undefined}>
      <title>{words.title(title)}</title>
      <Message title={title} sentence={sentence} />
    </Shell>
  );
}

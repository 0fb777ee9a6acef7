// First of all: this file's first line fixes the order of all layers.
import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { type ReactNode, useEffect } from 'react';
import { Meta, Outlet } from 'react-router';
import outfit from '../.cache/typeface/outfit.woff2?url';
import { shell as words } from '../content/en/shell.ts';
import { video } from '../content/en/video.ts';
import { footerColumns, legalLinks, menu } from '../content/menu.server.ts';
import { company } from '../content/model/company.ts';
import { localeOf } from '../content/model/locales.ts';
import { searchIndex } from '../content/search-index.server.ts';
import type { Route } from './+types/root.ts';
import { layOutTheRest } from './document/arrival.ts';
import { AtFirstScript } from './document/at-first-script.tsx';
import { markReady } from './document/early-clicks.ts';
import { PageLinks } from './document/page-links.tsx';
import { PageScripts } from './document/page-scripts.tsx';
import { ScrollMemory } from './document/scroll-memory.ts';
import { withPictures } from './pictures.server.ts';
import { CallToAction } from './shell/call-to-action.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Problem } from './shell/problem.tsx';
import { RouteAnnouncer } from './shell/route-announcer.tsx';
import { SideBar } from './shell/side-bar.tsx';
import skip from './shell/skip-link.module.css';
import print from './styles/print.css?url';

export const loader = ({ url }: Route.LoaderArgs) =>
  withPictures({
    locale: localeOf(url.pathname),
    company,
    words,
    menu,
    footerColumns,
    legalLinks,
    searchIndex,
    video,
    year: new Date().getFullYear(),
  });

/** The shell's words do not change while a visitor moves about. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: print, media: 'print' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfaf4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1b22" />
        <AtFirstScript />
        <Meta />
        <PageLinks />
      </head>
      <body>
        {children}
        {/* React lifts it into the head, behind the page's leading picture: the first file asked for comes first, and
            text can be read in another face. */}
        <link rel="preload" href={outfit} as="font" type="font/woff2" crossOrigin="anonymous" />
        <ScrollMemory />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(markReady, []);
  useEffect(layOutTheRest, []);
  return (
    <>
      <a className={skip.skip} href="#main">
        {loaderData.words.skipLink}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <CallToAction />
      <Footer />
      <SideBar />
      <RouteAnnouncer />
    </>
  );
}

export function ErrorBoundary() {
  return <Problem />;
}

// First of all: this file's first line fixes the order of all layers.
import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { type ReactNode, useEffect } from 'react';
import { Meta, Outlet, type ShouldRevalidateFunction, useLocation } from 'react-router';
import { companyOf } from '../content/company.server.ts';
import { contentOf } from '../content/content.server.ts';
import { menusOf } from '../content/menu.server.ts';
import { isRightToLeft, localeOf } from '../content/model/locales.ts';
import { callToActionPicture } from '../content/model/shell.ts';
import { video, videoPoster } from '../content/model/video.ts';
import type { Route } from './+types/root.ts';
import { layOutTheRest } from './document/arrival.ts';
import { AtFirstScript } from './document/at-first-script.tsx';
import { markReady } from './document/early-clicks.ts';
import { PageLinks } from './document/page-links.tsx';
import { PageScripts } from './document/page-scripts.tsx';
import { PageTypefaces } from './document/page-typefaces.tsx';
import { ScrollMemory } from './document/scroll-memory.ts';
import { withPictures } from './pictures.server.ts';
import { CallToAction } from './shell/call-to-action.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { PageFailure } from './shell/page-failure.tsx';
import { SideBar } from './shell/side-bar.tsx';
import skip from './shell/skip-link.module.css';
import print from './styles/print.css?url';
import { RouteAnnouncer } from './ui/route-announcer.tsx';
import { captionsOf } from './video-captions.server.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const content = contentOf(locale);
  return withPictures(locale, {
    locale,
    company: companyOf(locale),
    words: {
      ...content.shell,
      callToAction: { ...content.shell.callToAction, picture: { name: callToActionPicture, alt: '' } },
    },
    ...menusOf(locale),
    video: {
      ...video,
      ...content.video,
      captionsUrl: captionsOf(locale),
      poster: { name: videoPoster, alt: '' },
    },
    year: new Date().getFullYear(),
  });
};

/** The shell's words change with the language only. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: print, media: 'print' },
  // Browsers that read no such drawing look for /favicon.ico by themselves.
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    <html lang={locale} dir={isRightToLeft(locale) ? 'rtl' : 'ltr'} suppressHydrationWarning>
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
        <PageTypefaces />
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
  return <PageFailure />;
}

import { pageTitles } from './en/page-titles.ts';
import { type PageKey, pagePaths, paths } from './model/paths.ts';
import { groups, umbrella } from './model/services.ts';

export interface MenuLink {
  readonly title: string;
  readonly href: string;
}

export interface MenuGroup extends MenuLink {
  readonly icon: IconName;
  readonly links: readonly MenuLink[];
}

/** An entry of the main menu: a plain link, a short list, or the wide panel of all services. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly links?: readonly MenuLink[];
  readonly groups?: readonly MenuGroup[];
}

const page = (key: PageKey): MenuLink => ({ title: pageTitles[key], href: pagePaths[key] });

const aboutLinks = (
  ['whoWeAre', 'missionVision', 'testimonials', 'healthSafety', 'sustainability', 'smartTech'] as const
).map(page);
const contactLinks = (['contact', 'requestQuote', 'faqs', 'careers'] as const).map(page);
const groupLinks: readonly MenuLink[] = [umbrella, ...groups].map(({ slug, title }) => ({
  title,
  href: paths.serviceGroup(slug),
}));

/** The main menu, its entries as spec §2 lists them. */
export const menu: readonly MenuItem[] = [
  { id: 'about', title: 'About Us', href: paths.whoWeAre, links: aboutLinks },
  {
    id: 'services',
    title: pageTitles.services,
    href: paths.services,
    links: [
      { title: 'All services', href: paths.services },
      { title: umbrella.title, href: paths.serviceGroup(umbrella.slug) },
    ],
    groups: groups.map((group) => ({
      title: group.title,
      href: paths.serviceGroup(group.slug),
      icon: group.slug,
      links: group.services.map(({ slug, title }) => ({ title, href: paths.service(group.slug, slug) })),
    })),
  },
  { id: 'industries', title: 'Industries', href: paths.industry },
  { id: 'portfolio', ...page('clientPortfolio') },
  { id: 'accreditations', ...page('accreditations') },
  { id: 'contact', title: 'Contact Us', href: paths.contact, links: contactLinks },
];

/** The footer's three columns. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  { title: 'About us', links: [...aboutLinks, page('gallery'), page('accreditations')] },
  { title: 'Services', links: [page('services'), ...groupLinks, page('industry')] },
  { title: 'Contact', links: [...contactLinks, page('estimateProject')] },
];

export const legalLinks: readonly MenuLink[] = (
  ['privacyPolicy', 'termsConditions', 'cookiePolicy'] as const
).map(page);

import { company } from '../model/company.ts';
import { carouselLabels } from './carousel-labels.ts';

/** The words around every page: header, menus, search, side bar, call to action, footer. */
export const shell = {
  skipLink: 'Skip to the content',
  header: {
    logo: `${company.shortName}, to the home page`,
    home: 'Home',
    portal: 'Client portal (opens in a new tab)',
    opensNewTab: '(opens in a new tab)',
    search: 'Search',
    mainMenu: 'Main menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    callUs: 'Call us',
    darkTheme: 'Dark theme',
  },
  search: {
    title: 'Search',
    placeholder: 'Search services...',
    close: 'Close search',
    none: 'Nothing matches. Try a shorter word, such as “pump” or “clean”.',
    /** {n} is replaced by how many were found. */
    found: '{n} found',
    foundOne: '1 found',
    hint: 'Arrow keys to move, Enter to open, Esc to close',
  },
  callToAction: {
    eyebrow: "Let's Work Together",
    title: 'Need a successful project?',
    button: 'Estimate Project',
    picture: { name: 'heroes/ifm-wide', alt: '' },
  },
  sideBar: {
    label: 'Shortcuts',
    contact: 'Write to us',
    location: 'Find our office',
  },
  footer: {
    label: 'Footer',
    phones: 'Phone and email',
    rights: 'All rights reserved.',
    legal: 'Legal',
  },
  breadcrumb: { label: 'Breadcrumb', home: 'Home' },
  carousel: carouselLabels,
} as const;

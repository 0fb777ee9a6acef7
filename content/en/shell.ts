import { company } from '../model/company.ts';
import type { ShellWords } from '../model/shell.ts';
import { carouselLabels } from './carousel-labels.ts';

export const shell = {
  skipLink: 'Skip to the content',
  header: {
    logo: `${company.shortName}: home page`,
    home: 'Home',
    portal: 'Client portal (opens in a new tab)',
    social: {
      facebook: 'Facebook (opens in a new tab)',
      instagram: 'Instagram (opens in a new tab)',
      linkedin: 'LinkedIn (opens in a new tab)',
    },
    search: 'Search',
    mainMenu: 'Main menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    darkTheme: 'Dark theme',
  },
  menu: {
    about: 'About Us',
    allServices: 'All Services',
    industries: 'Industries',
    contact: 'Contact Us',
    columns: { about: 'About us', services: 'Services', contact: 'Contact' },
  },
  search: {
    title: 'Search',
    placeholder: 'Search services...',
    close: 'Close search',
    loading: 'Getting the search ready',
    failed: 'The search could not be loaded. Keep typing to try again, or see all services.',
    none: 'Nothing matches. Try a shorter word, such as “clean” or “fire”.',
    found: { one: '{n} found', other: '{n} found' },
    hint: 'Arrow keys to move, Enter to open, Esc to close',
    types: { service: 'Service', group: 'Service group', page: 'Page' },
  },
  callToAction: {
    eyebrow: "Let's Work Together",
    title: 'Need a successful project?',
    button: 'Estimate Project',
  },
  sideBar: {
    label: 'Shortcuts',
    contact: 'Write to us',
    location: 'Find our office',
  },
  footer: {
    phones: 'Phone and email',
    rights: 'All rights reserved.',
    legal: 'Legal',
  },
  breadcrumb: { label: 'Breadcrumb', home: 'Home' },
  carousel: carouselLabels,
  problem: {
    title: 'Something went wrong',
    sentence: 'The page could not be shown. Please load it again, or call us if it keeps happening.',
    reload: 'Load the page again',
  },
} satisfies ShellWords;

import type { Page } from '@playwright/test';
import { carouselLabels } from '../content/en/carousel-labels.ts';
import { hydrated } from '../tests/browser.ts';
import { fillIn, formCases, refused, theForm } from '../tests/form-cases.ts';

/** Something that a page shows only after a visitor has done something. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Where the header is wide, where it is narrow, or both. */
  readonly at: readonly ('desktop' | 'phone')[];
  /** Stands still unless it says so. */
  readonly moving?: boolean;
  readonly withoutScript?: boolean;
  open(page: Page): Promise<unknown>;
}

const both = ['desktop', 'phone'] as const;

const submenu = (title: string, id: string): State => ({
  name: `submenu ${title}`,
  path: '/faqs',
  at: ['desktop'],
  async open(page) {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: title }).focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${id}:popover-open`).waitFor();
  },
});

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Main menu' }).waitFor();
};

const mobileSection = (title: string): State => ({
  name: `menu of small screens, ${title} open`,
  path: '/faqs',
  at: ['phone'],
  async open(page) {
    await openMenu(page);
    await page.locator('#mobile-menu summary').filter({ hasText: title }).click();
  },
});

const search = (name: string, text: string, shown: string): State => ({
  name: `search, ${name}`,
  path: '/faqs',
  at: both,
  async open(page) {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill(text);
    await page.locator(shown).first().waitFor();
  },
});

/** All at once, although each group opens one at a time. */
const openEvery = (page: Page, details: string) =>
  page.locator(details).evaluateAll((items) => {
    for (const item of items) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });

const tabNames = ['Awards', 'Celebrations'];

const controls: readonly State[] = [
  submenu('About Us', 'menu-about'),
  submenu('Services', 'menu-services'),
  submenu('Contact Us', 'menu-contact'),
  { name: 'menu of small screens', path: '/faqs', at: ['phone'], open: openMenu },
  ...['About Us', 'Services', 'Contact Us'].map(mobileSection),
  search('empty', '', 'dialog:popover-open input'),
  search('with results', 'clean', 'dialog:popover-open [role="option"]'),
  search('without result', 'zzz', 'dialog:popover-open [role="status"]:not(:empty)'),
  {
    name: 'video',
    path: '/faqs',
    at: both,
    async open(page) {
      await page.getByRole('link', { name: 'Watch our video' }).click();
      await page.locator('dialog video').waitFor();
    },
  },
  ...tabNames.map(
    (tab): State => ({
      name: `gallery, ${tab}, lightbox open`,
      path: '/gallery',
      at: both,
      async open(page) {
        await page.getByRole('tab', { name: tab }).click();
        await page.locator('[role="tabpanel"][data-active] li a').first().click();
        await page
          .getByRole('dialog')
          .getByText(/^1 of /)
          .waitFor();
      },
    }),
  ),
  ...['/careers', '/estimate-project'].map(
    (path): State => ({
      name: `select open on ${path}`,
      path,
      at: both,
      async open(page) {
        await page.locator('main select').first().focus();
        await page.keyboard.press('Space');
        await page.locator('select:open').waitFor();
      },
    }),
  ),
  {
    name: 'every question open',
    path: '/faqs',
    at: both,
    open: (page) => openEvery(page, 'main details'),
  },
  {
    name: 'every region open',
    path: '/',
    at: both,
    open: (page) => openEvery(page, 'details[name="regions"]'),
  },
  ...['/', '/accreditations'].map(
    (path): State => ({
      name: `carousel of ${path} paused`,
      path,
      at: both,
      moving: true,
      async open(page) {
        const carousel = page.locator('section[data-autoplay-ms]').first();
        await carousel.scrollIntoViewIfNeeded();
        await carousel.getByRole('button', { name: carouselLabels.pause }).click();
        await carousel.getByRole('button', { name: carouselLabels.play }).waitFor();
      },
    }),
  ),
  {
    name: 'clients of one sector',
    path: '/client-portfolio',
    at: both,
    open: (page) => page.locator('input[value="Hotel"]').check(),
  },
];

const forms = formCases.flatMap((formCase): State[] => {
  const { path, typed, phone, sent, where } = formCase;
  return [
    {
      name: `form of ${where}, refused by the server`,
      path,
      at: both,
      async open(page) {
        const form = theForm(page, formCase);
        await fillIn(form, { ...typed, [phone]: '12' });
        await form.locator('button[type="submit"]').click();
        await form.getByRole('alert').getByText(refused, { exact: true }).waitFor();
      },
    },
    {
      // Posted without script: there it stays, and axe need not hurry.
      name: `form of ${where}, accepted by the server`,
      path,
      at: both,
      withoutScript: true,
      async open(page) {
        const form = theForm(page, formCase);
        await fillIn(form, typed);
        await form.locator('button[type="submit"]').click();
        await form.getByRole('status').getByText(sent, { exact: true }).waitFor();
      },
    },
  ];
});

export const states: readonly State[] = [...controls, ...forms];

/** Brings the page into the state, from a fresh document. */
export async function enterState(page: Page, { path, open, withoutScript = false }: State): Promise<void> {
  if (withoutScript) await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  if (!withoutScript) await hydrated(page);
  await open(page);
  if (withoutScript) await page.unroute('**/*.js');
}

import assert from 'node:assert/strict';
import { company } from '../content/model/company.ts';
import { allPaths, paths } from '../content/model/paths.ts';
import { baseUrl, describe, hydrated, phone, test } from './browser.ts';

const policies = {
  '/cookie-policy': 'Cookie Policy',
  '/privacy-policy': 'Privacy Policy',
  '/terms-conditions': 'Terms & Conditions',
};

describe('Policies', () => {
  for (const [path, title] of Object.entries(policies))
    test(`${path} can be read by its contents`, async ({ visit }) => {
      const page = await visit(path);
      assert.equal(await page.title(), `NASAQ | ${title}`);
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), title);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      assert.equal(await crumbs.getByRole('link', { name: 'Home' }).getAttribute('href'), '/');
      assert.equal(await crumbs.locator('[aria-current="page"]').textContent(), title);

      const contents = page.getByRole('navigation', { name: 'On this page' });
      const links = contents.getByRole('link');
      const sections = page.locator('main section[id]');
      assert.ok((await links.count()) >= 5);
      assert.deepEqual(
        await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent])),
        await sections.evaluateAll((all) =>
          all.map((section) => [`#${section.id}`, section.querySelector('h2')?.textContent]),
        ),
      );
      // Beside the text where there is room, above it on a phone.
      const box = async () => [await contents.boundingBox(), await sections.first().boundingBox()] as const;
      const [beside, text] = await box();
      assert.ok(beside && text && beside.x + beside.width < text.x);
      await page.setViewportSize(phone);
      const [above, below] = await box();
      assert.ok(above && below && above.y + above.height < below.y && Math.abs(above.x - below.x) < 2);
      await links.last().click();
      await page.locator('main section:last-of-type:target').waitFor();
      await page.context().close();
    });

  test('who reads in a policy where to write or call can tap it there', async ({ visit }) => {
    const page = await visit('/privacy-policy');
    for (const path of ['/privacy-policy', '/ar/privacy-policy']) {
      await page.goto(path);
      const responsible = page.locator('main section section').first();
      assert.deepEqual(
        await responsible
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
        [
          [company.emails.info, `mailto:${company.emails.info}`],
          [company.phones.dubai.shown, company.phones.dubai.href],
        ],
      );
    }
  });

  test('a policy’s breadcrumb has more room than that of other pages', async ({ visit }) => {
    const page = await visit('/faqs');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    const room = () =>
      crumbs.evaluate((nav) => {
        const { paddingTop, paddingBottom } = getComputedStyle(nav);
        return [paddingTop, paddingBottom].map(Number.parseFloat);
      });
    assert.deepEqual(await room(), [0, 0]);
    for (const path of Object.keys(policies)) {
      await page.goto(path);
      for (const padding of await room()) assert.ok(padding >= 24, `${path}: ${padding} px`);
    }
  });

  test('a policy that does not exist is a page not found', async ({ visit }) => {
    const page = await visit('/cookie-policy', { expectErrors: true });
    const answer = await page.goto('/refund-policy');
    assert.equal(answer?.status(), 404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true }).waitFor();
    assert.equal(await page.getByText("Sorry, the content you're looking for doesn't exist.").count(), 1);
  });

  test('on paper there are the words, black on white, and nothing to press', {
    tag: ['@desktop', '@no-script'],
  }, async ({ visit }) => {
    const page = await visit('/privacy-policy', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.locator('body > header').waitFor({ state: 'hidden' });
    for (const gone of ['body > header', 'body > aside', 'main nav', 'footer nav'])
      for (const element of await page.locator(gone).all())
        assert.equal(await element.isVisible(), false, gone);
    const style = await page
      .locator('main section p')
      .first()
      .evaluate((element) => {
        const { color } = getComputedStyle(element);
        return { color, ground: getComputedStyle(document.documentElement).backgroundColor };
      });
    assert.deepEqual(style, { color: 'rgb(0, 0, 0)', ground: 'rgba(0, 0, 0, 0)' });

    await page.goto('/faqs');
    await page.locator('body > header').waitFor({ state: 'hidden' });
    for (const details of await page.locator('main details').all())
      assert.ok(await details.locator('p').first().isVisible());
  });
});

describe('What the policies promise', () => {
  test('no page sets a cookie or asks another company for anything', async ({ visit }) => {
    const page = await visit('about:blank');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseUrl}/`)) elsewhere.push(request.url());
    });
    for (const path of [paths.home, paths.contact, paths.gallery, paths.faqs, paths.services]) {
      await page.goto(path);
      await hydrated(page);
    }
    assert.deepEqual(elsewhere, []);
    assert.deepEqual(await page.context().cookies(), []);
    for (const path of allPaths())
      assert.equal((await fetch(baseUrl + path)).headers.get('Set-Cookie'), null, path);
  });

  test('where a visitor came from stays in the tab until a form is sent', async ({ visit }) => {
    const page = await visit('about:blank');
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' || request.url().includes('utm_'))
        told.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto('/?utm_source=letter&utm_medium=mail', { referer: 'https://elsewhere.example/list?q=1' });
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    // The address changes before the page does, and the home page has such a form too.
    await page.locator('main h1', { hasText: 'Contact' }).waitFor();
    assert.equal(told.length, 1, 'the address that was followed, and nothing besides');
    await page.getByLabel('Name').fill('Ada Example');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Phone number').fill('050 123 4567');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('form [role="status"]').waitFor();
    const [, posted = ''] = told;
    const sent = JSON.parse(posted.slice(posted.indexOf('{'))) as Record<string, string>;
    assert.equal(sent.sourcePage, paths.contact);
    assert.equal(sent.sourceReferrer, 'elsewhere.example');
    assert.deepEqual([sent.utm_source, sent.utm_medium, sent.utm_term], ['letter', 'mail', undefined]);
    assert.deepEqual(await page.evaluate(() => [localStorage.length, document.cookie]), [0, '']);
  });

  test('a visitor’s device keeps the theme, places and drafts, and nothing else', async ({ visit }) => {
    const page = await visit(paths.contact);
    await hydrated(page);
    const kept = () =>
      page.evaluate(() => [Object.entries({ ...localStorage }), Object.keys(sessionStorage).sort()]);
    assert.deepEqual((await kept())[0], []);
    await page.getByLabel('Message').fill('Two chillers');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.goto(paths.faqs);
    await hydrated(page);
    const [local, session] = await kept();
    assert.deepEqual(local, [['theme', 'dark']]);
    assert.deepEqual(
      session?.filter((key) => typeof key === 'string' && !key.includes('scroll')),
      ['draft-quote'],
    );
  });

  test('with storage blocked a form is sent all the same', async ({ visit }) => {
    const page = await visit('about:blank');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await page.goto(paths.contact);
    await page.getByLabel('Name').fill('Ada Example');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Phone number').fill('050 123 4567');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('form [role="status"]').waitFor();
  });

  test('on paper no page is wider than the sheet, in either language', async ({ visit }) => {
    const page = await visit('/faqs', { viewport: { width: 794, height: 1123 } });
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/', '/ar', '/ar/client-portfolio', '/service/hard-services/chiller']) {
      await page.goto(path);
      await page.locator('body > header').waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 794, path);
    }
  });
});

import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { forms } from '../contract/forms.ts';
import { describe, hydrated, phone as phoneWindow } from './browser.ts';
import {
  alertIn,
  assertAccessible,
  assertTyped,
  enter,
  field,
  fillIn,
  formCases,
  phoneMessage,
  readReference,
  refused,
  statusIn,
  test,
  theForm,
} from './form-cases.ts';
import { holdBack } from './hold-back.ts';

const submitButton = (form: Locator) => form.locator('button[type="submit"]');

/** Every request for the endpoint, let through when the test says so. */
async function hold(page: Page, endpoint: string) {
  const keys: (string | undefined)[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${endpoint}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await released;
    await route.continue();
  });
  return { keys, release };
}

for (const formCase of formCases)
  describe(`the form of ${formCase.where}`, () => {
    const { path, endpoint, typed, required, kinds, button, busy, phone, sent, failed, offline } = formCase;

    test('has the fields of the spec, and the browser insists on the required ones', async ({ visit }) => {
      const page = await visit(path);
      const form = theForm(page, formCase);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') requests.push(request.url());
      });
      const contract = Object.values(forms).find((one) => one.path === endpoint) ?? assert.fail();
      const shown = 'input:not([name="subjectLine"]), select, textarea';
      assert.deepEqual(
        await form.locator(shown).evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
        contract.fields.map(({ name }) => name),
      );
      const seen = contract.fields.filter(({ kind }) => kind !== 'hidden');
      assert.equal(Object.keys(typed).length, seen.length, 'tests/form-cases.ts fills in each of them');
      for (const [label, [type, autocomplete, dir]] of Object.entries(kinds)) {
        const facts = await field(form, label).evaluate((element: HTMLInputElement) => [
          element.type,
          element.autocomplete,
          element.dir,
        ]);
        assert.deepEqual(facts, [type, autocomplete, dir], label);
      }
      for (const label of Object.keys(typed)) {
        const insists = await field(form, label).evaluate((element: HTMLInputElement) => element.required);
        assert.equal(insists, required.includes(label), label);
      }
      await fillIn(form, typed);
      for (const label of required.filter((name) => name !== 'Property type')) {
        await enter(form, label, '');
        await submitButton(form).click();
        const state = await field(form, label).evaluate((element: HTMLInputElement) => [
          element.validity.valueMissing,
          element === document.activeElement,
        ]);
        assert.deepEqual(state, [true, true], label);
        await enter(form, label, typed[label] ?? '');
      }
      await enter(form, 'Email address', 'ada at example');
      await submitButton(form).click();
      assert.ok(
        await field(form, 'Email address').evaluate(
          (element: HTMLInputElement) => element.validity.typeMismatch,
        ),
      );
      assert.deepEqual(requests, []);
      assert.equal(await statusIn(form).count(), 0);
    });

    test('is sent once however often it is pressed, says so for five seconds, and is empty again', async ({
      visit,
    }) => {
      const page = await visit(path);
      const form = theForm(page, formCase);
      const { keys, release } = await hold(page, endpoint);
      const start = await Promise.all(Object.keys(typed).map((label) => field(form, label).inputValue()));
      await fillIn(form, typed);
      assert.equal(await submitButton(form).textContent(), button);
      await submitButton(form).dblclick();
      await form.getByRole('button', { name: busy, exact: true }).waitFor();
      assert.ok(await submitButton(form).isDisabled());
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      // From here on the page's time stands still.
      await page.clock.pauseAt(Date.now() + 10_000);
      release();
      await readReference(form, formCase);
      assert.equal(keys.length, 1);
      assert.match(keys[0] ?? '', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      assert.ok(
        await form.evaluate((element) =>
          document.activeElement?.contains(element.querySelector('[role="status"]')),
        ),
      );
      // Below the header, and not below the window.
      await page.waitForFunction(() => {
        const banner = document.querySelector('form [role="status"]')?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return banner && header && banner.top >= header.bottom && banner.bottom <= innerHeight;
      });
      assert.deepEqual(
        await Promise.all(Object.keys(typed).map((label) => field(form, label).inputValue())),
        start,
      );
      assert.equal(await submitButton(form).textContent(), button);
      await page.clock.runFor(4999);
      assert.ok(await statusIn(form).isVisible());
      await page.clock.runFor(1);
      await statusIn(form).waitFor({ state: 'detached' });
      // The reference is still there, until the next attempt.
      await form.getByText('Sent with the reference number').waitFor();
      await enter(form, 'Email address', 'ada@example.com');
      assert.equal(await form.getByText(/NSQ-/).count(), 1);
    });

    test('keeps a pasted text that is too long, counts it, and sends it once it is shortened', async ({
      visit,
    }) => {
      const page = await visit(path);
      const form = theForm(page, formCase);
      await fillIn(form, typed);
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
      const limits = Object.entries(kinds);
      const [label, [, , , limit]] =
        limits.find(([, [type]]) => type === 'textarea') ?? limits[0] ?? assert.fail();
      const long = 'x'.repeat(limit + 7);
      await enter(form, label, long);
      assert.equal(await field(form, label).inputValue(), long);
      const count = `${limit + 7} of ${limit} characters: 7 too many`;
      await form.getByText(count).first().waitFor();
      await page.clock.runFor(1000);
      await form.locator('[aria-live]', { hasText: count }).waitFor({ state: 'attached' });
      await submitButton(form).click();
      await alertIn(form).getByText(refused, { exact: true }).waitFor();
      assert.deepEqual(posts, []);
      await form.getByRole('link', { name: `must be ${limit} characters or fewer` }).click();
      assert.ok(await field(form, label).evaluate((element) => element === document.activeElement));
      await enter(form, label, long.slice(7));
      await submitButton(form).click();
      await readReference(form, formCase);
    });

    test('says that it failed, not what to correct, when what answers is not our server', async ({
      visit,
    }) => {
      const page = await visit(path);
      const form = theForm(page, formCase);
      // A proxy's own error page: it cannot be had from the real server.
      await page.route(`**${endpoint}`, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await fillIn(form, typed);
      await submitButton(form).click();
      await alertIn(form).getByText(failed, { exact: true }).waitFor();
    });

    test('shows what the server refuses, leads to the field, keeps every word, and clears it when sent again', async ({
      visit,
    }) => {
      const page = await visit(path, { viewport: phoneWindow });
      const form = theForm(page, formCase);
      const wrong = { ...typed, [phone]: '12' };
      await fillIn(form, wrong);
      await submitButton(form).click();
      await alertIn(form).getByText(refused, { exact: true }).waitFor();
      const focused = await form.evaluate((element) =>
        document.activeElement?.contains(element.querySelector('[role="alert"]')),
      );
      assert.ok(focused);
      await assertTyped(form, wrong);
      await assertAccessible(page);
      await page.clock.fastForward(20_000);
      assert.ok(await alertIn(form).isVisible());

      await form.getByRole('link', { name: phoneMessage, exact: true }).click();
      const control = field(form, phone);
      const facts = await control.evaluate((element) => ({
        focused: element === document.activeElement,
        invalid: element.ariaInvalid,
        said: element
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .at(-1),
      }));
      assert.deepEqual(facts, { focused: true, invalid: 'true', said: phoneMessage });

      const { release } = await hold(page, endpoint);
      await enter(form, phone, typed[phone] ?? '');
      await submitButton(form).click();
      await form.getByRole('button', { name: busy, exact: true }).waitFor();
      assert.equal(await alertIn(form).count(), 0);
      release();
      await readReference(form, formCase);
      assert.equal(await control.getAttribute('aria-invalid'), null);
    });

    test('keeps every word without a connection, and is one submission when only the answer was lost', async ({
      visit,
    }) => {
      const page = await visit(path);
      const form = theForm(page, formCase);
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      await fillIn(form, typed);
      await page.context().setOffline(true);
      await submitButton(form).click();
      await alertIn(form).getByText(offline, { exact: true }).waitFor();
      await assertTyped(form, typed);
      assert.equal(
        logged.some((text) => text.includes(offline)),
        path === '/',
      );
      await page.context().setOffline(false);

      const lost: string[] = [];
      await page.route(
        `**${endpoint}`,
        async (route) => {
          const { reference, message } = (await (await route.fetch()).json()) as Record<string, string>;
          assert.equal(message, sent);
          lost.push(reference ?? '');
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await submitButton(form).click();
      await alertIn(form).getByText(offline, { exact: true }).waitFor();
      await assertTyped(form, typed);
      await submitButton(form).click();
      assert.deepEqual(lost, [await readReference(form, formCase)]);
    });
  });

describe('a visitor of the contact page', () => {
  const [contact] = formCases;
  assert.ok(contact);

  test('whose browser filled the hidden field is asked to press again, and that works', async ({ visit }) => {
    const page = await visit(contact.path);
    const form = theForm(page, contact);
    await fillIn(form, contact.typed);
    const trap = form.locator('input[name="subjectLine"]');
    assert.deepEqual(await trap.evaluate((input: HTMLInputElement) => [input.tabIndex, input.autocomplete]), [
      -1,
      'off',
    ]);
    assert.equal(await form.getByRole('textbox').count(), 4, 'nobody is offered the hidden field');
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'filled by an extension';
    });
    await submitButton(form).click();
    await alertIn(form)
      .getByText('We could not tell this from an automated message. Please press the button again.')
      .waitFor();
    await submitButton(form).click();
    await readReference(form, contact);
  });

  test('who changes a message whose answer was lost can send the changed one too', async ({ visit }) => {
    const page = await visit(contact.path);
    const form = theForm(page, contact);
    await page.route(
      `**${contact.endpoint}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await fillIn(form, contact.typed);
    await submitButton(form).click();
    await alertIn(form).getByText(contact.offline, { exact: true }).waitFor();
    await enter(form, 'Message', 'Three chillers after all.');
    await submitButton(form).click();
    await alertIn(form).getByText('Your message was changed after it was first sent.').waitFor();
    assert.equal(await field(form, 'Message').inputValue(), 'Three chillers after all.');
    await submitButton(form).click();
    await readReference(form, contact);
  });

  test('who goes elsewhere or loads the page anew finds what was typed, until it is sent', async ({
    visit,
  }) => {
    const page = await visit(contact.path);
    const form = theForm(page, contact);
    await fillIn(form, contact.typed);
    await page.getByRole('link', { name: 'FAQs' }).and(page.locator('footer a')).click();
    await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    await page.goBack();
    await assertTyped(form, contact.typed);
    await page.reload();
    await hydrated(page);
    await assertTyped(form, contact.typed);
    // The two pages share one form.
    await page.goto('/request-quote');
    await hydrated(page);
    const elsewhere = page.locator('form[action^="/request-quote#"]');
    assert.equal(await field(elsewhere, 'Name').inputValue(), 'Ada Example');
    await submitButton(elsewhere).click();
    await statusIn(elsewhere).waitFor();
    assert.deepEqual(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))),
      [],
    );
    await page.reload();
    await hydrated(page);
    assert.equal(await field(elsewhere, 'Name').inputValue(), '');
  });

  test('who loads the page anew after a lost answer, and sends again, has sent one message', async ({
    visit,
  }) => {
    const page = await visit(contact.path);
    const form = theForm(page, contact);
    const first: string[] = [];
    await page.route(
      `**${contact.endpoint}`,
      async (route) => {
        const { reference = '' } = (await (await route.fetch()).json()) as Record<string, string>;
        first.push(reference);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await fillIn(form, contact.typed);
    await submitButton(form).click();
    await alertIn(form).getByText(contact.offline, { exact: true }).waitFor();
    await page.reload();
    await hydrated(page);
    await assertTyped(form, contact.typed);
    await submitButton(form).click();
    assert.deepEqual(first, [await readReference(form, contact)]);
  });

  test('who types before the script has come finds that too', async ({ visit }) => {
    const page = await visit('about:blank');
    const release = await holdBack(page, '**/*.js');
    await page.goto(contact.path, { waitUntil: 'domcontentloaded' });
    const form = theForm(page, contact);
    await enter(form, 'Name', 'Ada Example');
    release();
    await hydrated(page);
    assert.equal(await field(form, 'Name').inputValue(), 'Ada Example');
    await page.reload();
    await hydrated(page);
    assert.equal(await field(form, 'Name').inputValue(), 'Ada Example');
  });

  test('whose browser cannot bound a request by itself sends as well', async ({ visit }) => {
    const page = await visit('about:blank');
    // As before Safari 16 and Chrome 103.
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
    await page.goto(contact.path);
    await hydrated(page);
    const form = theForm(page, contact);
    await fillIn(form, contact.typed);
    await submitButton(form).click();
    await readReference(form, contact);
  });

  test('who comes from a service with a message begun elsewhere has both in it', async ({ visit }) => {
    const page = await visit('/request-quote');
    await hydrated(page);
    const message = page.getByLabel('Message');
    await message.fill('Two towers in Deira.');
    for (const _ of ['once', 'and again']) {
      await page.goto('/request-quote?service=chiller');
      await hydrated(page);
      assert.equal(await message.inputValue(), 'Service: Chiller\nTwo towers in Deira.');
    }
    await page.goto('/ar/request-quote');
    await hydrated(page);
    assert.equal(
      await page.locator('textarea[name="message"]').inputValue(),
      'Service: Chiller\nTwo towers in Deira.',
    );
  });

  test('who listens hears that the form is being sent', async ({ visit }) => {
    const page = await visit(contact.path);
    const form = theForm(page, contact);
    const { release } = await hold(page, contact.endpoint);
    await fillIn(form, contact.typed);
    await submitButton(form).click();
    await form.locator('[aria-live="polite"]', { hasText: contact.busy }).waitFor({ state: 'attached' });
    assert.equal(await submitButton(form).getAttribute('aria-busy'), 'true');
    release();
    await readReference(form, contact);
    assert.equal(await form.locator('[aria-live]', { hasText: contact.busy }).count(), 0);
    assert.equal(await submitButton(form).getAttribute('aria-busy'), null);
  });

  test('who sends another message no longer reads the reference of the first', async ({ visit }) => {
    const page = await visit(contact.path);
    const form = theForm(page, contact);
    await fillIn(form, contact.typed);
    await submitButton(form).click();
    const first = await readReference(form, contact);
    const { release } = await hold(page, contact.endpoint);
    await fillIn(form, { ...contact.typed, Message: 'One more.' });
    await submitButton(form).click();
    await form.getByText(first).first().waitFor({ state: 'detached' });
    release();
    assert.notEqual(await readReference(form, contact), first);
  });
});

test('an applicant’s CV is never kept as a draft', async ({ visit }) => {
  const career = formCases.find(({ path }) => path === '/careers') ?? assert.fail();
  const page = await visit(career.path);
  await fillIn(theForm(page, career), career.typed);
  const kept = await page.evaluate(() => sessionStorage.getItem('draft-career'));
  const { values, ...rest } = JSON.parse(kept ?? '{}') as Record<string, unknown>;
  assert.deepEqual(Object.keys(values ?? {}), ['name', 'email', 'contact', 'position']);
  assert.deepEqual(Object.keys(rest), ['key']);
});

import { expect, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { client, startCompanyIssuer } from '../../server/staff/testing/company-issuer.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { startDesk } from './desk-under-test.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

/** A desk whose staff can come in by a company's sign-on, and Layla on its list. */
async function startBoth() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const issuer = await startCompanyIssuer(`${url}/sign-in/company/back`);
  const desk = await startDesk({
    DESK_PORT: String(port),
    DESK_URL: url,
    OIDC_ISSUER: issuer.address,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
  });
  await desk.command('staff', 'add', 'Layla Nasser', 'layla@nasaq.example', 'admin');
  return { desk, issuer };
}

test('staff come in by the company’s sign-on and confirm by it; others are told why not', async ({
  page,
}) => {
  const { desk, issuer } = await startBoth();
  issuer.who = { email: 'stranger@nasaq.example', email_verified: true };
  await page.goto(`${desk.url}/staff`);
  await page.getByRole('link', { name: words.signIn.company }).click();
  await expect(page.getByRole('alert')).toHaveText(words.refusals['not-staff']);

  issuer.who = { email: 'Layla@nasaq.example', email_verified: true };
  await page.getByRole('link', { name: words.signIn.again }).click();
  await page.getByRole('link', { name: words.signIn.company }).click();
  await expect(page.getByRole('heading', { name: words.staff.title, level: 1 })).toBeVisible();

  await page.goto(`${desk.url}/confirm?to=/audit`);
  await page.getByRole('link', { name: words.confirm.company }).click();
  await expect(page.getByRole('heading', { name: words.audit.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: words.auditActions.confirmed })).toContainText(
    'company',
  );

  // Where the company's sign-on does not say when, a passkey of one's own confirms.
  await addAuthenticator(page);
  await page.goto(`${desk.url}/confirm?to=/audit`);
  await expect(page.getByRole('button', { name: words.confirm.passkey })).toHaveCount(0);
  await page.goto(`${desk.url}/account`);
  await page.getByRole('button', { name: words.account.addPasskey }).click();
  await expect(page.getByRole('button', { name: words.account.removePasskey })).toHaveCount(1);
  await page.goto(`${desk.url}/confirm?to=/audit`);
  await page.getByRole('button', { name: words.confirm.passkey }).click();
  await expect(page.getByRole('heading', { name: words.audit.title, level: 1 })).toBeVisible();
  await desk.stop();
  issuer.stop();
});

test('while the company’s sign-on is away the desk says so, and offers the way in again', async ({
  page,
}) => {
  const { desk, issuer } = await startBoth();
  issuer.stop();
  await page.goto(`${desk.url}/staff`);
  await page.getByRole('link', { name: words.signIn.company }).click();
  await expect(page.getByRole('alert')).toHaveText(words.refusals['sign-on-failed']);
  await page.getByRole('link', { name: words.signIn.again }).click();
  await expect(page).toHaveURL(`${desk.url}/sign-in?to=%2Fstaff`);
  await desk.stop();
});

test('to sign out and in again at the company is no confirmation, but enough for a first passkey', async ({
  page,
}) => {
  const { desk, issuer } = await startBoth();
  const signIn = async () => {
    await page.goto(`${desk.url}/account`);
    await page.getByRole('link', { name: words.signIn.company }).click();
    await expect(page.getByRole('heading', { name: words.account.title, level: 1 })).toBeVisible();
  };
  const signOut = async () => {
    await page.getByRole('button', { name: words.menu.signOut }).click();
    await expect(page.getByRole('link', { name: words.signIn.company })).toBeVisible();
  };
  const exportStatus = async () =>
    (await page.request.get(`${desk.url}/inbox/export?format=csv`, { maxRedirects: 0 })).status();
  const add = page.getByRole('button', { name: words.account.addPasskey });
  const remove = page.getByRole('button', { name: words.account.removePasskey });
  const device = await addAuthenticator(page);
  await signIn();
  expect(await exportStatus()).toBe(303);
  await signOut();
  await signIn();
  expect(await exportStatus(), 'signed out and in').toBe(303);
  await add.click();
  await expect(remove).toHaveCount(1);
  expect(await exportStatus(), 'a passkey was added').toBe(303);

  // A second one is nobody's to add who has not shown the first.
  await signOut();
  await signIn();
  await expect(add).toHaveCount(0);
  await page.getByRole('link', { name: words.account.addPasskey }).click();
  await page.getByRole('button', { name: words.confirm.passkey }).click();
  expect(await device.credentials()).toHaveLength(1);
  await expect(add).toBeVisible();
  expect(await exportStatus(), 'confirmed by the passkey').toBe(200);
  await desk.stop();
  issuer.stop();
});

test('who signed on in the morning confirms before they make a passkey, where the company says when it was', async ({
  page,
}) => {
  const { desk, issuer } = await startBoth();
  issuer.forge = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 });
  await page.goto(`${desk.url}/account`);
  await page.getByRole('link', { name: words.signIn.company }).click();
  await expect(page.getByRole('heading', { name: words.account.title, level: 1 })).toBeVisible();
  const add = page.getByRole('button', { name: words.account.addPasskey });
  await expect(add).toHaveCount(0);
  issuer.forge = undefined;
  await page.getByRole('link', { name: words.account.addPasskey }).click();
  await page.getByRole('link', { name: words.confirm.company }).click();
  await expect(add).toBeVisible();
  await desk.stop();
  issuer.stop();
});

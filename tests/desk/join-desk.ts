import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { type Browser, expect, type Page } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import type { Role } from '../../contract/desk/roles.ts';
import { unattendedCookie } from '../../contract/desk/unattended.ts';
import { openStore } from '../../server/storage/open-store.ts';
import type { NewSubmission } from '../../server/storage/store.ts';
import type { DeskUnderTest } from './desk-under-test.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

/** A colleague at a browser of their own, let in by an invitation. */
export async function joinDesk(
  desk: DeskUnderTest,
  browser: Browser,
  name: string,
  role: Role,
): Promise<{ page: Page; device: Awaited<ReturnType<typeof addAuthenticator>> }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const device = await addAuthenticator(page);
  await page.goto(await desk.invite(name, role));
  await page.getByRole('button', { name: words.invitation.register }).click();
  await expect(page.getByRole('heading', { name: words.today.title, level: 1 })).toBeVisible();
  return { page, device };
}

/** As another process that serves the site would take them. */
export async function arriveAt(desk: DeskUnderTest, ...submissions: NewSubmission[]): Promise<void> {
  const store = await openStore({ dataDir: desk.server.dataDir });
  for (const submission of submissions) await store.accept(submission);
  await store.close();
}

/** The session of a page's browser, for requests past it. */
export async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  // The page sets another for the moment in which it looks for what has come in by itself.
  const lasting = cookies.filter(({ name }) => name !== unattendedCookie);
  return lasting.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Reads what is stored, or changes it as time would have. */
export function inDatabase(
  desk: DeskUnderTest,
  sql: string,
  ...values: (string | number)[]
): Record<string, SQLOutputValue>[] {
  const database = new DatabaseSync(join(desk.server.dataDir, 'submissions.sqlite'), { timeout: 5000 });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

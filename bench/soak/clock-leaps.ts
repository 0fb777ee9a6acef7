import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enforceRetention } from '../../server/retention/start-retention.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { someSubmission } from '../../server/storage/testing/submission.ts';

const hourMs = 60 * 60 * 1000;
const hours = 24 * 400;
/** Every ten days the clock is wrong for half a day, by up to two years in either direction. */
const leapEvery = 240;
const leapFor = 12;
const days = { days: 365, applicationDays: 180 };

/** Four hundred days of hourly looks with a clock that leaps: nothing goes before its time, everything goes in the end. */
export async function clockLeaps(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-clock-'));
  const store = await openStore({ dataDir });
  const start = Date.parse('2026-01-01T00:00:00Z');
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let leaps = 0;
  try {
    await store.accept(someSubmission({ receivedAt: new Date(start) }));
    for (let hour = 0; hour < hours; hour += 1) {
      const isLeap = hour % leapEvery >= leapEvery - leapFor;
      const direction = Math.floor(hour / leapEvery) % 3 === 0 ? -1 : 1;
      if (hour % leapEvery === leapEvery - leapFor) leaps += 1;
      const shown = start + hour * hourMs + (isLeap ? direction * 700 * 24 * hourMs : 0);
      await enforceRetention({ store, ...days, mailDir: dataDir, logger, clock: () => new Date(shown) });
      const kept = (await Array.fromAsync(store.list({}))).length;
      if (hour < days.days * 24) assert.equal(kept, 1, `gone after ${hour} hours`);
    }
    assert.equal((await Array.fromAsync(store.list({}))).length, 0, 'kept beyond its time');
    return `${hours} looks, ${leaps} leaps, nothing gone early, nothing kept`;
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}

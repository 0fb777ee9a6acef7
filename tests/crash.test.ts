import { test } from './browser.ts';
import { surviveKills } from './survive-kills.ts';

// The soak does the same two hundred times.
test('what was acknowledged survives the process being killed at any moment, once, and is mailed once or marked', async () => {
  test.setTimeout(600_000);
  await surviveKills(10);
});

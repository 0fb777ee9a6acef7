import { join } from 'node:path';
import { runGroup } from '../../../tools/child-group.ts';
import { root } from '../../../tools/root.ts';

/** The tests of faults in full: 200 kills, a database held for 30 seconds. */
export const soakFaults = (): Promise<number> =>
  runGroup([join(root, 'tools', 'dev', 'test.ts'), 'tests/crash.test.ts', 'tests/faults.test.ts'], { SOAK: '1' });

import { join } from 'node:path';
import { runGroup } from '../../tools/child-group.ts';
import { root } from '../../tools/root.ts';

/** The tests of faults in full: a small disk filled to the last byte, a database held for 30 seconds. */
export async function faults(): Promise<string> {
  const test = join(root, 'tools', 'dev', 'test.ts');
  if ((await runGroup([test, 'tests/faults.test.ts'], { SOAK: '1' })) !== 0) throw new Error('see above');
  return 'nothing lost, refused in time, all well afterwards';
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Scripts, styles and pages as React Router writes them: of the site, or of the application in `folder`. */
export function buildPages(env: Record<string, string> = {}, folder = '.'): void {
  const cli = join(root, 'node_modules', '.bin', 'react-router');
  const { status } = spawnSync(process.execPath, [cli, 'build', folder, '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error('The build of the pages failed; see above.');
}

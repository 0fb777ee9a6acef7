import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFile } from '../../server/built-settings.ts';
import { readConfig } from '../../server/config.ts';
import { buildFolder, clientFolder, deskClientFolder } from '../root.ts';
import { lockBuild } from './build-lock.ts';
import { buildPages } from './build-pages.ts';
import { buildStamp, stampFile } from './build-stamp.ts';
import { compressText } from './compress-text.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { detachAllData } from './detach-data.ts';
import { prepare } from './prepare.ts';
import { refuseSample } from './sample-content.ts';

/** Pictures, pages, their data, the desk, compressed copies; the stamp comes last, so that a broken build is never taken for whole. */
export async function build(): Promise<void> {
  refuseSample(readConfig(process.env));
  const unlock = lockBuild();
  try {
    await buildAlone();
  } finally {
    unlock();
  }
}

async function buildAlone(): Promise<void> {
  const started = performance.now();
  rmSync(buildFolder, { recursive: true, force: true });
  await prepare();
  buildPages();
  detachAllData();
  writeCrawlerFiles();
  buildPages({}, 'desk');
  await compressText(clientFolder);
  await compressText(deskClientFolder);
  const { siteUrl, robots, apiOrigin } = readConfig(process.env);
  writeFileSync(join(buildFolder, settingsFile), JSON.stringify({ siteUrl, robots, apiOrigin }));
  writeFileSync(stampFile, buildStamp());
  console.log(`Built the site and the desk in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../server/config.ts';
import { hashedFolder, siteTable } from '../../../server/http/site-table.ts';
import { caddySite } from './caddy-site.ts';
import { nginxMaps, nginxSite } from './nginx-site.ts';
import type { ProxiedFile } from './proxied-file.ts';

/** Lets nginx or Caddy send the files of a release by themselves, with the headers that our own server sends. */
export function writeProxyIncludes(releaseFolder: string, id: string): void {
  const client = join(releaseFolder, 'build', 'client');
  const files: ProxiedFile[] = [...siteTable(client, readConfig(process.env))]
    // What is not there is our own server's to say.
    .filter(([, { status }]) => status === 200)
    .map(([path, { file, etag, headers, compressed }]) => ({
      path,
      file: file.slice(client.length),
      etag,
      headers,
      compressed,
      isHashed: path.startsWith(hashedFolder),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const folder = join(releaseFolder, 'proxy');
  mkdirSync(folder);
  writeFileSync(join(folder, 'nginx-maps.conf'), nginxMaps(files));
  writeFileSync(join(folder, 'nginx-site.conf'), nginxSite(files, id));
  writeFileSync(join(folder, 'site.caddy'), caddySite(files, id));
}

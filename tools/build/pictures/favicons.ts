import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { companyNames } from '../../../content/model/company.ts';
import { isRightToLeft, type Locale, locales, prefixOf } from '../../../content/model/locales.ts';
import { localPath } from '../../../content/model/paths.ts';
import { publicFolder } from '../../root.ts';
import { mastersFolder } from './masters.ts';

const page = '#fdfaf4';

/** The site's icons in the sizes that browsers and phones ask for, and the manifests that name them. */
export async function writeFavicons(): Promise<void> {
  const symbol = join(mastersFolder, 'brand', 'symbol.svg');
  mkdirSync(publicFolder, { recursive: true });
  const png = (size: number, margin: number) =>
    sharp(symbol, { density: 600 })
      .resize(size - 2 * margin, size - 2 * margin, { fit: 'contain', background: '#0000' })
      .extend({
        top: margin,
        bottom: margin,
        left: margin,
        right: margin,
        background: margin ? page : '#0000',
      })
      .flatten(margin ? { background: page } : false)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const write = (name: string, bytes: Buffer | string) => writeFileSync(join(publicFolder, name), bytes);
  cpSync(symbol, join(publicFolder, 'icon.svg'));
  write('favicon.ico', icoOf(await png(32, 0)));
  write('apple-touch-icon.png', await png(180, 24));
  write('icon-192.png', await png(192, 24));
  write('icon-512.png', await png(512, 64));
  for (const locale of locales) {
    mkdirSync(join(publicFolder, prefixOf(locale)), { recursive: true });
    write(join(prefixOf(locale), 'site.webmanifest'), JSON.stringify(webManifest(locale)));
  }
}

const webManifest = (locale: Locale) => ({
  lang: locale,
  dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
  name: companyNames[locale].name,
  short_name: companyNames[locale].shortName,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
  theme_color: page,
  background_color: page,
  display: 'browser',
  start_url: localPath(locale, '/'),
});

/** An .ico file is a small directory in front of ordinary PNG bytes. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

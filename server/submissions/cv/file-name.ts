import { cvExtensionOf } from '../../../contract/cv-precheck.ts';
import { trimWhere } from '../rules/trim-where.ts';

const maxLength = 100;
/** No file system keeps a longer name. The end stays, for it holds the extension. */
const sentMaxLength = 255;
/** Names that Windows gives to devices, with or without an extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const withoutEdges = (text: string): string => trimWhere(text, (sign) => /[.\s]/.test(sign));

/**
 * The name a CV came with, made safe to show, to mail and to save under: no folders, no control, invisible or
 * direction-turning characters, no characters a file system treats specially, never hidden, never a device.
 */
export function cleanFileName(sent: string): string {
  const bounded = sent.slice(-sentMaxLength).toWellFormed().normalize('NFC');
  const last = bounded.split(/[/\\]/).at(-1) ?? '';
  const plain = withoutEdges(
    last
      .replace(/[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]/gu, '')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' '),
  );
  const extension = cvExtensionOf(plain) ?? '';
  const stem = withoutEdges(plain.slice(0, plain.length - extension.length));
  const safe =
    stem === '' || deviceName.test(stem.split('.')[0] ?? '') ? `cv-${stem}`.replace(/-$/, '') : stem;
  return (
    [...safe]
      .slice(0, maxLength - extension.length)
      .join('')
      .trimEnd() + extension
  );
}

import { cvExtensionOf } from '../../../contract/cv-precheck.ts';

const maxLength = 100;
/** Names that Windows gives to devices, with or without an extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name a CV came with, made safe to show, to mail and to save under: no folders, no control, invisible or
 * direction-turning characters, no characters a file system treats specially, never hidden, never a device.
 */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = cvExtensionOf(plain) ?? '';
  const stem = plain.slice(0, plain.length - extension.length).replace(/^[.\s]+|[.\s]+$/g, '');
  const safe =
    stem === '' || deviceName.test(stem.split('.')[0] ?? '') ? `cv-${stem}`.replace(/-$/, '') : stem;
  return (
    [...safe]
      .slice(0, maxLength - extension.length)
      .join('')
      .trimEnd() + extension
  );
}

import { fileKind } from './file-kind.ts';
import type { Findings } from './findings.ts';
import { judgeOpenDocument } from './word/judge-open-document.ts';
import { parseXml } from './word/parse-xml.ts';

/** Endings of plain data, by what the content must then be. */
const plainEndings: Readonly<Record<string, readonly string[]>> = {
  xml: ['xml', 'xmp', 'xsd', 'rdf', 'txt'],
  text: ['txt', 'csv', 'tsv', 'json', 'md', 'vcf', 'ics', 'log', 'tex', 'bib', 'yaml', 'yml', 'xml'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'tif', 'tiff', 'bmp', 'webp', 'jp2'],
  pdf: ['pdf'],
  zip: ['odt', 'ods', 'odp', 'odg'],
};
const nestingMax = 2;

const endingOf = (name: string): string => /\.([^./\\]*)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/**
 * A file carried inside a PDF: plain data, such as Europass's XML, stays; all else is held. Throws when it cannot tell.
 * A PDF inside is judged as the outer one is, by `judgePdf`.
 */
export async function judgeAttachment(
  bytes: Buffer,
  names: readonly string[],
  findings: Findings,
  depth: number,
  judgePdf: (file: Buffer, findings: Findings, depth: number) => Promise<void>,
): Promise<void> {
  const kind = fileKind(bytes);
  const endings = plainEndings[kind];
  if (!endings || !names.every((name) => endings.includes(endingOf(name))))
    return findings.hold('attachment');
  // What text is, a script or a letter, is up to its name, and a reader that finds none looks for one elsewhere.
  if (names.length === 0 && (kind === 'xml' || kind === 'text')) return findings.hold('attachment');
  if (kind === 'xml') return judgePlainXml(bytes, findings);
  if (kind === 'zip') return judgeOpenDocument(bytes, findings);
  if (kind !== 'pdf') return;
  if (depth >= nestingMax) return findings.hold('attachment');
  await judgePdf(bytes, findings, depth + 1);
}

/** XML that a browser or an office program would run is no plain data. */
function judgePlainXml(bytes: Buffer, findings: Findings): void {
  let depth = 0;
  parseXml(bytes, {
    open({ local, uri }) {
      if (
        depth++ === 0 &&
        /^(?:html|svg|package|job|component|scriptlet|workbook|worddocument|project)$/i.test(local)
      )
        findings.hold('attachment');
      if (
        /xhtml|svg|XSL\/Transform|schemas-microsoft-com|scripting/i.test(uri) ||
        local.toLowerCase() === 'script'
      )
        findings.hold('attachment');
    },
    instruction(target) {
      if (target.toLowerCase() !== 'xml' && target !== 'xpacket') findings.hold('attachment');
    },
  });
}

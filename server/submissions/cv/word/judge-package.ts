import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import { fileKind, pdfHeaderAt } from '../file-kind.ts';
import { type Findings, TooLargeInside } from '../findings.ts';
import { isForeign } from '../foreign.ts';
import { isHarmlessLink, isOwnDisk } from '../link-target.ts';
import { judgeEmbeddedFile } from './embedded-file.ts';
import { judgeSvg, judgeXmlPart } from './judge-xml-part.ts';
import {
  activeRelationships,
  classOfType,
  fileRelationships,
  harmlessRelationships,
  isWordMain,
  type PartClass,
} from './package-lists.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { readZip, type ZipPart } from './read-zip.ts';

const headBytes = 4096;
const contentTypesName = '[content_types].xml';

/** `word` for an applicant's file; `any` for a workbook behind a chart. */
export type PackageFlavour = 'word' | 'any';

/** An office package (ECMA-376 part 2): every part, type and relationship must be on the lists. */
export async function judgePackage(
  file: Buffer,
  flavour: PackageFlavour,
  findings: Findings,
  depth: number,
): Promise<void> {
  const { parts, rest } = await readZip(file);
  if (isForeign(rest.toString('latin1')) || pdfHeaderAt(file) >= 0) findings.hold('mixed');
  const types = await readContentTypes(parts);
  if (!types) return depth === 0 ? findings.refuse('wrongType') : findings.hold('embeddedObject');
  if (parts.some((part) => part.encrypted))
    return depth === 0 ? findings.refuse('locked') : findings.hold('embeddedObject');
  if (new Set(parts.map((part) => part.lowerName)).size < parts.length) findings.hold('hidden');

  const judge = new PackageJudge(parts, types, findings, depth);
  const mains = await judge.judgeRelationships();
  if (flavour === 'word') {
    const mainTypes = mains.map((name) => types.of(name));
    if (mainTypes.length > 0 && !mainTypes.some((type) => type !== undefined && isWordMain(type)))
      return findings.refuse('wrongType');
    if (!mains.some((name) => parts.some((part) => part.lowerName === name))) findings.hold('damaged');
  }
  await judge.judgeParts();
}

class ContentTypes {
  readonly #byName = new Map<string, string>();
  readonly #byEnding = new Map<string, string>();

  constructor(part: Buffer) {
    parseXml(part, {
      open: (element) => {
        const type = attribute(element, 'ContentType') ?? '';
        if (element.local === 'Override')
          this.#byName.set(partName(attribute(element, 'PartName') ?? ''), type);
        if (element.local === 'Default')
          this.#byEnding.set((attribute(element, 'Extension') ?? '').toLowerCase(), type);
      },
    });
  }

  of(lowerName: string): string | undefined {
    return this.#byName.get(lowerName) ?? this.#byEnding.get(/\.([^./]*)$/.exec(lowerName)?.[1] ?? '');
  }
}

async function readContentTypes(parts: readonly ZipPart[]): Promise<ContentTypes | undefined> {
  const part = parts.find(({ lowerName }) => lowerName === contentTypesName);
  return part && !part.encrypted ? new ContentTypes(await part.read()) : undefined;
}

const attribute = (element: XmlElement, local: string): string | undefined =>
  element.attributes.find((one) => one.local === local)?.value;

const partName = (target: string): string => {
  const plain = target.replaceAll('\\', '/').replace(/^\//, '');
  try {
    return decodeURIComponent(plain).toLowerCase();
  } catch {
    return plain.toLowerCase();
  }
};

class PackageJudge {
  readonly #parts: readonly ZipPart[];
  readonly #types: ContentTypes;
  readonly #findings: Findings;
  readonly #depth: number;
  /** Parts that a relationship leads to: the only ones an office program opens. */
  readonly #reached = new Set<string>();
  /** Those that are files of their own, whatever type they claim. */
  readonly #files = new Set<string>();

  constructor(parts: readonly ZipPart[], types: ContentTypes, findings: Findings, depth: number) {
    this.#parts = parts;
    this.#types = types;
    this.#findings = findings;
    this.#depth = depth;
  }

  /** All tables of relationships, wherever they stand; returns the names of the main parts. */
  async judgeRelationships(): Promise<string[]> {
    const mains: string[] = [];
    for (const part of this.#parts) {
      if (!part.lowerName.endsWith('.rels')) continue;
      const folder = part.lowerName.replace(/_rels\/[^/]*$/, '');
      parseXml(await this.#readWhole(part), {
        open: (element) => {
          if (element.local !== 'Relationship') return;
          const target = this.#judgeRelationship(element, folder);
          const kind = lastWord(attribute(element, 'Type') ?? '');
          if (target === undefined) return;
          this.#reached.add(target);
          if (fileRelationships.has(kind)) this.#files.add(target);
          if (kind === 'officedocument' && part.lowerName === '_rels/.rels') mains.push(target);
        },
      });
    }
    return mains;
  }

  /** The part that a relationship leads to, where it stays in the package. */
  #judgeRelationship(element: XmlElement, folder: string): string | undefined {
    const kind = lastWord(attribute(element, 'Type') ?? '');
    const target = (attribute(element, 'Target') ?? '').trim();
    const mode = (attribute(element, 'TargetMode') ?? 'Internal').trim().toLowerCase();
    const isExternal = mode !== 'internal';
    const reason = activeRelationships.get(kind);
    if (reason) this.#findings.hold(reason);
    if (isExternal) {
      if (kind === 'hyperlink') {
        if (!isHarmlessLink(target)) this.#findings.hold('oddLink');
      } else if (!(kind === 'attachedtemplate' && isOwnDisk(target))) this.#findings.hold('fetches');
      return undefined;
    }
    if (kind === 'hyperlink') return undefined;
    if (/^[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(target)) this.#findings.hold('fetches');
    if (!reason && !fileRelationships.has(kind) && !harmlessRelationships.has(kind))
      this.#findings.hold('unknownPart');
    return resolveTarget(folder, target);
  }

  async judgeParts(): Promise<void> {
    for (const part of this.#parts) {
      if (part.lowerName === contentTypesName || part.lowerName.endsWith('.rels')) continue;
      const type = this.#types.of(part.lowerName);
      try {
        if (this.#files.has(part.lowerName)) await this.#judgeFile(part);
        else await this.#judgePart(part, type === undefined ? undefined : classOfType(type));
      } catch (error) {
        if (error instanceof TooLargeInside) throw error;
        if (this.#reached.has(part.lowerName)) this.#findings.hold('damaged');
      }
    }
  }

  async #judgePart(part: ZipPart, kind: PartClass | HeldReason | undefined): Promise<void> {
    switch (kind) {
      case 'xml':
        return judgeXmlPart(await this.#readWhole(part), part.lowerName, this.#findings);
      case 'file':
        return this.#judgeFile(part);
      case 'image':
        return this.#judgeImage(part);
      case 'font':
      case 'bare':
        return this.#judgeBare(part);
      case undefined:
        return this.#judgeUntyped(part);
      default:
        this.#findings.hold(kind);
    }
  }

  async #judgeFile(part: ZipPart): Promise<void> {
    await judgeEmbeddedFile(await this.#readWhole(part), this.#findings, this.#depth, judgePackage);
  }

  /** A picture is what it says, or at least nothing that runs. */
  async #judgeImage(part: ZipPart): Promise<void> {
    const head = await part.read(headBytes);
    const kind = fileKind(head);
    if (kind === 'xml' || kind === 'html') return judgeSvg(await this.#readWhole(part), this.#findings);
    if (kind !== 'image' && (kind !== 'other' || isForeign(head.toString('latin1', 0, 16))))
      this.#findings.hold('embeddedObject');
  }

  /** Bytes that the office program does not open as a file: nothing that another program would. */
  async #judgeBare(part: ZipPart): Promise<void> {
    const head = await part.read(headBytes);
    if (
      ['zip', 'ole', 'pdf', 'rtf', 'html'].includes(fileKind(head)) ||
      isForeign(head.toString('latin1', 0, 16))
    ) {
      this.#findings.hold('embeddedObject');
    }
  }

  /** Left over or forgotten by its writer. Word keeps remnants of deleted parts under [trash] and opens none of them. */
  async #judgeUntyped(part: ZipPart): Promise<void> {
    if (/^\[trash\]\/[^/]*\.dat$/.test(part.lowerName) && !this.#reached.has(part.lowerName)) return;
    const kind = fileKind(await part.read(headBytes));
    if (kind === 'image') return;
    if (kind === 'xml') return judgeXmlPart(await this.#readWhole(part), part.lowerName, this.#findings);
    if (this.#reached.has(part.lowerName)) this.#findings.hold('unknownPart');
    await this.#judgeBare(part);
  }

  async #readWhole(part: ZipPart): Promise<Buffer> {
    const bytes = await part.read();
    this.#findings.spend(bytes.length);
    return bytes;
  }
}

const lastWord = (type: string): string => /([^/]*)\/*$/.exec(type.trim())?.[1]?.toLowerCase() ?? '';

function resolveTarget(folder: string, target: string): string {
  const path = partName(target.split(/[#?]/, 1)[0] ?? '');
  const whole = /^[\\/]/.test(target) ? path : folder + path;
  const steps: string[] = [];
  for (const step of whole.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

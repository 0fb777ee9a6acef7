import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import { fileKind, isWholeFile, pdfHeaderAt } from '../file-kind.ts';
import { type Findings, TooLargeInside } from '../findings.ts';
import { isForeign } from '../foreign.ts';
import { isHarmlessLink, isOwnDisk } from '../link-target.ts';
import { judgeEmbeddedFile } from './embedded-file.ts';
import { judgeSvg, judgeXmlPart } from './judge-xml-part.ts';
import {
  activeRelationships,
  byteRelationships,
  classOfType,
  fileRelationships,
  harmlessRelationships,
  isWordMain,
  type PartClass,
} from './package-lists.ts';
import { attributeOf, parseXml, type XmlElement } from './parse-xml.ts';
import { partName, readZip, type ZipPart } from './read-zip.ts';

const headBytes = 4096;
const contentTypesName = '[content_types].xml';
const contentTypesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';

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
        const { local, uri } = element;
        if (local !== 'Override' && local !== 'Default') return;
        if (uri !== contentTypesNamespace) throw new Error('A type in another language.');
        const type = attributeOf(element, 'ContentType') ?? '';
        if (local === 'Override')
          setOnce(this.#byName, partName(attributeOf(element, 'PartName') ?? ''), type);
        else setOnce(this.#byEnding, (attributeOf(element, 'Extension') ?? '').toLowerCase(), type);
      },
    });
  }

  of(lowerName: string): string | undefined {
    return this.#byName.get(lowerName) ?? this.#byEnding.get(/\.([^./]*)$/.exec(lowerName)?.[1] ?? '');
  }
}

function setOnce(types: Map<string, string>, name: string, type: string): void {
  const known = types.get(name);
  // Two types of one sort are a slip: image/jpg and image/jpeg.
  if (known !== undefined && classOfType(known) !== classOfType(type))
    throw new Error(`Two types of one part: ${name}.`);
  types.set(name, type);
}

async function readContentTypes(parts: readonly ZipPart[]): Promise<ContentTypes | undefined> {
  const part = parts.find(({ lowerName }) => lowerName === contentTypesName);
  return part && !part.encrypted ? new ContentTypes(await part.read()) : undefined;
}

class PackageJudge {
  readonly #parts: readonly ZipPart[];
  readonly #types: ContentTypes;
  readonly #findings: Findings;
  readonly #depth: number;
  /** Parts that relationships lead to, by their kinds: the only ones an office program opens. */
  readonly #reached = new Map<string, Set<string>>();
  /** Ids of links that leave the package, by the part they stand in. */
  readonly #links = new Map<string, Set<string>>();
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
      const links = new Set<string>();
      this.#links.set(part.lowerName.replace(/_rels\/([^/]*)\.rels$/, '$1'), links);
      parseXml(await this.#readWhole(part), {
        open: (element) => {
          if (element.local !== 'Relationship') return;
          const target = this.#judgeRelationship(element, folder);
          const kind = lastWord(attributeOf(element, 'Type') ?? '');
          if (kind === 'hyperlink') links.add(attributeOf(element, 'Id') ?? '');
          if (target === undefined) return;
          this.#reached.set(target, (this.#reached.get(target) ?? new Set()).add(kind));
          if (fileRelationships.has(kind)) this.#files.add(target);
          if (kind === 'officedocument' && part.lowerName === '_rels/.rels') mains.push(target);
        },
      });
    }
    return mains;
  }

  /** The part that a relationship leads to, where it stays in the package. */
  #judgeRelationship(element: XmlElement, folder: string): string | undefined {
    const kind = lastWord(attributeOf(element, 'Type') ?? '');
    const written = attributeOf(element, 'Target') ?? '';
    const target = written.trim();
    const mode = (attributeOf(element, 'TargetMode') ?? 'Internal').trim().toLowerCase();
    const isExternal = mode !== 'internal';
    const reason = activeRelationships.get(kind);
    if (reason) this.#findings.hold(reason);
    if (kind === 'hyperlink') {
      // Some readers open it without being told that it leads out of the package.
      if (!isHarmlessLink(target)) this.#findings.hold('oddLink');
      return undefined;
    }
    if (isExternal) {
      if (!(kind === 'attachedtemplate' && isOwnDisk(target))) this.#findings.hold('fetches');
      return undefined;
    }
    if (/^[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(target)) this.#findings.hold('fetches');
    // A name to some readers, and a place within a part to others.
    if (target !== written || /[#?]/.test(target)) this.#findings.hold('unknownPart');
    if (!reason && !fileRelationships.has(kind) && !harmlessRelationships.has(kind))
      this.#findings.hold('unknownPart');
    return resolveTarget(folder, target);
  }

  async judgeParts(): Promise<void> {
    for (const part of this.#parts) {
      if (part.lowerName === contentTypesName || part.lowerName.endsWith('.rels')) {
        // Read as a table only; whoever follows a relationship here reads something else.
        if (this.#reached.has(part.lowerName)) this.#findings.hold('unknownPart');
        continue;
      }
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
        return this.#judgeXml(part);
      case 'file':
        return this.#judgeFile(part);
      case 'image':
      case 'font':
      case 'bare':
        // An office program goes by the relationship, whatever the type says.
        if (
          this.#reached.has(part.lowerName) &&
          !this.#isReachedOnlyAs(part, (one) => byteRelationships.has(one))
        )
          this.#findings.hold('unknownPart');
        return kind === 'image' ? this.#judgeImage(part) : this.#judgeBare(part, kind);
      case undefined:
        return this.#judgeUntyped(part);
      default:
        this.#findings.hold(kind);
    }
  }

  /** Data of the writer's own must only be XML: no office program reads it as anything of its own. */
  async #judgeXml(part: ZipPart): Promise<void> {
    const bytes = await this.#readWhole(part);
    if (this.#isReachedOnlyAs(part, (kind) => kind === 'customxml')) parseXml(bytes, {});
    else judgeXmlPart(bytes, this.#findings, this.#links.get(part.lowerName));
  }

  #isReachedOnlyAs({ lowerName }: ZipPart, isMeant: (kind: string) => boolean): boolean {
    const kinds = [...(this.#reached.get(lowerName) ?? [])];
    return kinds.length > 0 && kinds.every(isMeant);
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
  async #judgeBare(part: ZipPart, type?: 'font' | 'bare'): Promise<void> {
    const head = await part.read(headBytes);
    const kind = fileKind(head);
    // Word for Macintosh keeps its printer's settings as XML; there is no such font.
    const isNoFont = type === 'font' && kind === 'xml';
    if (isNoFont || isWholeFile(kind) || isForeign(head.toString('latin1', 0, 16)))
      this.#findings.hold('embeddedObject');
  }

  /** Left over or forgotten by its writer. Word keeps remnants of deleted parts under [trash] and opens none of them. */
  async #judgeUntyped(part: ZipPart): Promise<void> {
    if (/^\[trash\]\/[^/]*\.dat$/.test(part.lowerName) && !this.#reached.has(part.lowerName)) return;
    const kind = fileKind(await part.read(headBytes));
    if (kind === 'image') return;
    if (kind === 'xml') return this.#judgeXml(part);
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
  const path = target.split(/[#?]/, 1)[0] ?? '';
  return partName(/^[\\/]/.test(path) ? path : folder + path);
}

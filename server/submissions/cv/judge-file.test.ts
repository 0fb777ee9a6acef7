import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { cvExtensionOf } from '../../../contract/cv-precheck.ts';
import { buildDoc } from '../testing/build-doc.ts';
import { buildDocx, field } from '../testing/build-docx.ts';
import { buildPdf, objectStream } from '../testing/build-pdf.ts';
import { genuineCvs } from '../testing/genuine-cvs.ts';
import { hostileCvs } from '../testing/hostile-cvs.ts';
import type { Judgement } from './findings.ts';
import { judgeFile } from './judge-file.ts';

// pdf-lib speaks of numbers it finds odd; the thread that reads strangers' files hears nothing of it either.
console.warn = () => undefined;

const judge = (name: string, bytes: Buffer): Promise<Judgement> =>
  judgeFile(bytes, cvExtensionOf(name) ?? '.pdf');

describe('a file that could do something when it is opened is held', () => {
  const families = Map.groupBy(hostileCvs(), ({ family }) => family);

  test('there are enough of them to mean something', () => {
    const files = hostileCvs();
    // Different files, not the same under many names.
    const contents = new Set(files.map(({ bytes }) => bytes.toString('base64')));
    assert.ok(contents.size >= 150, `${contents.size} of ${files.length}`);
  });

  for (const [family, files] of families) {
    test(`${family} (${files.length})`, async () => {
      for (const [i, { name, bytes, held }] of files.entries()) {
        const judgement = await judge(name, bytes);
        assert.equal(judgement.verdict, 'held', `number ${i + 1}: ${JSON.stringify(judgement)}`);
        assert.ok(
          judgement.verdict === 'held' && judgement.reasons.includes(held),
          `number ${i + 1} is held for ${JSON.stringify(judgement)}`,
        );
      }
    });
  }
});

describe('what an honest writer makes is clean', () => {
  const fixtures = path.join(import.meta.dirname, '..', 'testing', 'fixtures');
  const written = readdirSync(fixtures).filter((name) => name !== 'README.md');

  test('there are files by every writer', () => {
    const writers = [
      'office',
      'ghostscript',
      'qpdf',
      'imagemagick',
      'signed',
      'owner',
      'pdfa1',
      'hybrid',
      'السيرة',
    ];
    for (const writer of writers)
      assert.ok(
        written.some((name) => name.includes(writer)),
        writer,
      );
    assert.ok(written.length >= 50, `${written.length}`);
  });

  for (const name of written) {
    test(`made by a program: ${name}`, async () =>
      assert.deepEqual(await judge(name, readFileSync(path.join(fixtures, name))), { verdict: 'clean' }));
  }

  for (const { title, name, bytes } of genuineCvs()) {
    test(title, async () => assert.deepEqual(await judge(name, bytes), { verdict: 'clean' }));
  }
});

test('no byte changed or cut off makes a reader throw or hang', async () => {
  const wholes = [
    ['a.pdf', buildPdf({ extraObjects: [objectStream({ 9: '<< /Type /Font >>' })] })],
    ['a.docx', buildDocx({ body: field('PAGE') })],
    ['a.doc', buildDoc()],
  ] as const;
  for (const [name, whole] of wholes) {
    const step = Math.max(1, Math.floor(whole.length / 100));
    for (let at = 0; at < whole.length; at += step) {
      await judge(name, whole.subarray(0, at));
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      await judge(name, changed);
    }
  }
});

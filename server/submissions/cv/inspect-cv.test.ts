import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cvMaxBytes } from '../../../contract/limits.ts';
import { buildCfb } from '../testing/build-cfb.ts';
import { buildDoc, buildDocx, buildPdf, objectStream } from '../testing/genuine-cvs.ts';
import { hostileFiles } from '../testing/hostile-files.ts';
import { cleanFileName } from './file-name.ts';
import { inspectCv } from './inspect-cv.ts';

describe('an applicant can send', () => {
  const genuine = {
    'a PDF': { name: 'cv.pdf', bytes: buildPdf() },
    'a PDF with compressed objects': {
      name: 'cv.PDF',
      bytes: buildPdf({ extraObjects: [objectStream('1 0 << /Type /Font >>')] }),
    },
    'a PDF with an attachment, as Europass makes them': {
      name: 'europass.pdf',
      bytes: buildPdf({ catalog: '/Names << /EmbeddedFiles << /Names [(cv.xml) 5 0 R] >> >>' }),
    },
    'a DOCX': { name: 'Omar Said CV.docx', bytes: buildDocx() },
    'a DOCX whose chart carries its workbook': {
      name: 'cv.docx',
      bytes: buildDocx({ name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', content: 'PK' }),
    },
    'a DOCX that names the template on the writer’s own disk': {
      name: 'cv.docx',
      bytes: buildDocx({
        name: 'word/_rels/settings.xml.rels',
        content:
          '<Relationships><Relationship Type="http://x/attachedTemplate" Target="file:///C:\\Users\\o\\Normal.dotm" TargetMode="External"/></Relationships>',
      }),
    },
    'a DOC': { name: 'السيرة الذاتية.doc', bytes: buildDoc() },
  };
  for (const [what, file] of Object.entries(genuine)) {
    test(what, async () => {
      const inspection = await inspectCv(file);
      assert.deepEqual(inspection.ok ? 'accepted' : inspection.fault, 'accepted');
    });
  }

  test('a PDF of exactly 5 MB, not of a byte more', async () => {
    const small = buildPdf();
    const padding = Buffer.alloc(cvMaxBytes - small.length, ' ');
    const largest = Buffer.concat([small, padding]);
    assert.equal((await inspectCv({ name: 'cv.pdf', bytes: largest })).ok, true);
    const larger = Buffer.concat([largest, Buffer.from(' ')]);
    assert.deepEqual(await inspectCv({ name: 'cv.pdf', bytes: larger }), { ok: false, fault: 'tooLarge' });
  });
});

describe('an applicant is told why a file is refused', () => {
  for (const { title, name, bytes, fault } of hostileFiles()) {
    test(`${title}: ${fault}`, async () => {
      const inspection = await inspectCv({ name, bytes });
      assert.equal(inspection.ok ? 'accepted' : inspection.fault, fault);
    });
  }

  test('no file: missing', async () => {
    assert.deepEqual(await inspectCv(undefined), { ok: false, fault: 'missing' });
    assert.deepEqual(await inspectCv({ name: '', bytes: new Uint8Array() }), { ok: false, fault: 'missing' });
  });
});

test('no byte changed or cut off makes a reader throw or hang', async () => {
  for (const [name, whole] of [
    ['a.pdf', buildPdf({ extraObjects: [objectStream('1 0 << /Type /Font >>')] })],
    ['a.docx', buildDocx()],
    ['a.doc', buildDoc()],
  ] as const) {
    const step = Math.max(1, Math.floor(whole.length / 150));
    for (let at = 0; at < whole.length; at += step) {
      await inspectCv({ name, bytes: whole.subarray(0, at) });
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      await inspectCv({ name, bytes: changed });
    }
  }
});

test('a table that runs in circles does not hang the reader of OLE files', async () => {
  const file = buildCfb([{ name: 'WordDocument' }]);
  file.writeUInt32LE(1, 512 + 4);
  assert.deepEqual(await inspectCv({ name: 'cv.doc', bytes: file }), { ok: false, fault: 'unreadable' });
});

test('patterns meet five hostile megabytes without slowing down', async () => {
  for (const filler of [
    '/S%',
    '%/S\n',
    '/ObjStm ',
    '1 ',
    'stream\n',
    '/Encrypt 11111',
    '#53',
    '1'.repeat(64),
  ]) {
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(cvMaxBytes - 100, filler),
      Buffer.from('\n1 0 obj /Root startxref\n0\n%%EOF'),
    ]);
    const started = performance.now();
    await inspectCv({ name: 'cv.pdf', bytes });
    assert.ok(performance.now() - started < 5000, `${JSON.stringify(filler)} took too long`);
  }
});

test('a file name is kept as data that can harm no one', () => {
  const cases = {
    '../../etc/passwd.pdf': 'passwd.pdf',
    'C:\\Users\\omar\\My CV.docx': 'My CV.docx',
    'cv\u0000.exe\u0000.pdf': 'cv.exe.pdf',
    'cv\u202Efdp.doc': 'cvfdp.doc',
    '"><img src=x>.pdf': '___img src=x_.pdf',
    'con.pdf': 'cv-con.pdf',
    '...pdf': 'pdf',
    ' cv .pdf. ': 'cv.pdf',
    'cv\r\nBcc: a@b.c.pdf': 'cvBcc_ a@b.c.pdf',
    'cv\uD800.pdf': 'cv.pdf',
    'السيرة الذاتية.pdf': 'السيرة الذاتية.pdf',
  };
  for (const [sent, kept] of Object.entries(cases)) assert.equal(cleanFileName(sent), kept);
  const long = cleanFileName(`${'x'.repeat(500)}.docx`);
  assert.equal(long.length, 100);
  assert.ok(long.endsWith('.docx'));
});

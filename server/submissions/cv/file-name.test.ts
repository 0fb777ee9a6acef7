import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanFileName } from './file-name.ts';

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

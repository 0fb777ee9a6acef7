import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { NewCv } from '../storage/store.ts';
import { describeOnBothDatabases } from '../storage/testing/databases.ts';
import { someApplication, someCv } from '../storage/testing/submission.ts';
import { buildPdf } from '../submissions/testing/build-pdf.ts';
import { atDesk } from './testing/at-desk.ts';

describeOnBothDatabases('CVs on the command line', (stores) => {
  test('hands out a held CV on purpose only, once and privately', async () => {
    const server = await stores.fresh();
    const application = someApplication(someCv('the CV itself', { verdict: 'held', reasons: ['macro'] }));
    await server.accept(application);
    mkdirSync(server.dataDir, { recursive: true });
    const file = path.join(server.dataDir, 'saved.pdf');
    const shown = await atDesk(stores, server, `show ${application.reference}`);
    assert.match(shown.output, /held, because it contains macros.*; not scanned for viruses/);
    const refused = await atDesk(stores, server, `cv ${application.reference} --out ${file}`);
    assert.deepEqual([refused.code, existsSync(file)], [1, false]);
    assert.match(refused.errors, /held, because it contains macros.* Give --held/);
    const saved = await atDesk(stores, server, `cv ${application.reference} --out ${file} --held`);
    assert.match(saved.output, /Careful: it is held, because it contains macros/);
    assert.equal(readFileSync(file, 'utf8'), 'the CV itself');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const again = await atDesk(stores, server, `cv ${application.reference} --out ${file} --held`);
    assert.deepEqual([again.code, again.errors], [1, 'That file exists already; choose another name.\n']);
  });

  test('judges held CVs again', async () => {
    const server = await stores.fresh();
    const cvOf = (bytes: Buffer, changes: Partial<NewCv>) => ({ ...someCv(''), bytes, ...changes });
    const cleared = someApplication(cvOf(buildPdf(), { verdict: 'held', reasons: ['scannerDown'] }));
    const script = buildPdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' });
    const held = someApplication(cvOf(script, { verdict: 'held', reasons: ['tooSlow'] }));
    const left = someApplication(cvOf(script, { verdict: 'clean' }));
    for (const application of [cleared, held, left]) await server.accept(application);

    const one = await atDesk(stores, server, `cv recheck ${held.reference}`);
    assert.match(
      one.output,
      /^NSQ-\S+ {2}held, because it contains a script; not scanned.*\n1 looked into again, 0 of/,
    );
    const all = await atDesk(stores, server, 'cv recheck');
    assert.match(all.output, /2 looked into again, 1 of them clean now/);
    const opinion = async ({ reference }: { reference: string }) => {
      const cv = (await server.find(reference))?.cv;
      return [cv?.verdict, cv?.reasons, cv?.scan];
    };
    assert.deepEqual(await opinion(cleared), ['clean', [], 'notScanned']);
    assert.deepEqual(await opinion(held), ['held', ['script'], 'notScanned']);
    assert.deepEqual(await opinion(left), ['clean', [], 'notScanned']);
    assert.equal((await atDesk(stores, server, 'cv recheck NSQ-NONE-SUCH')).code, 1);
  });
});

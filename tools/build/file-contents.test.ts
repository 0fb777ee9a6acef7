import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { contentsOf } from './file-contents.ts';

const long = 60_000;

test('a file is read again when it has changed, even if its size and its date say that it has not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contents-'));
  const file = join(folder, 'words.ts');
  const memory = join(folder, 'memory.json');
  const look = () => contentsOf([file], memory).get(file);
  const write = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, 1_000_000, 1_000_000);
    return statSync(file).ctimeMs;
  };
  mock.timers.enable({ apis: ['Date'], now: Date.now() + long });
  const began = write('one');
  const one = look();
  assert.equal(look(), one);
  // Until the clock that dates files has ticked: within a tick only the age of the change tells.
  while (write('two') === began);
  const two = look();
  assert.notEqual(two, one);
  mock.timers.reset();
});

test('what has not changed is not read again, and what changed a moment ago always is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contents-'));
  const file = join(folder, 'words.ts');
  const memory = join(folder, 'memory.json');
  writeFileSync(file, 'one');
  const content = contentsOf([file], memory).get(file);
  assert.throws(() => readFileSync(memory), 'a file written just now is not remembered');
  mock.timers.enable({ apis: ['Date'], now: Date.now() + long });
  contentsOf([file], memory);
  mock.timers.reset();
  const kept = JSON.parse(readFileSync(memory, 'utf8'));
  assert.equal(kept[file].content, content);
  writeFileSync(memory, JSON.stringify({ [file]: { ...kept[file], content: 'as remembered' } }));
  assert.equal(contentsOf([file], memory).get(file), 'as remembered');
});

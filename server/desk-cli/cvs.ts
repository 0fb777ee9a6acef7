import { writeFile } from 'node:fs/promises';
import { closeCvReaders, recheckCv } from '../submissions/cv/check-cv.ts';
import { readArguments } from './arguments.ts';
import { describeOpinion } from './describe-opinion.ts';
import type { Desk } from './run-desk.ts';
import { findOrFail, printable } from './submissions.ts';
import { DeskError, UsageError } from './usage.ts';

export async function cv(desk: Desk, words: readonly string[]): Promise<void> {
  const options = { out: { type: 'string' }, held: { type: 'boolean' } } as const;
  const parsed = readArguments(words, options, { least: 1, most: 2 });
  const [first = '', reference] = parsed.words;
  if (first === 'recheck') return recheck(desk, reference);
  if (reference !== undefined) throw new UsageError(`"${printable(reference)}" is one word too many`);
  const file = parsed.text('out');
  if (file === undefined) throw new UsageError('Say where the CV is to be saved, with --out FILE');
  return save(desk, first, file, parsed.isSet('held'));
}

/** A held file is handed out on purpose only. */
async function save(
  { store, out, now }: Desk,
  reference: string,
  file: string,
  heldToo: boolean,
): Promise<void> {
  const submission = await findOrFail(store, reference);
  const bytes = await store.cvBytes(submission.id);
  if (bytes === undefined || submission.cv === undefined) {
    throw new DeskError(`No CV is kept under ${submission.reference}.`);
  }
  if (submission.cv.verdict === 'held' && !heldToo) {
    throw new DeskError(
      `The CV is ${describeOpinion(submission.cv)}. Give --held to save it all the same, and open it with care`,
    );
  }
  const { id: entryId, reference: name } = submission;
  await store.audit.remember({ at: now(), action: 'cv-downloaded', entryId, reference: name });
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  await out(`Saved as ${file}.\n`);
  if (submission.cv.verdict === 'held') await out(`Careful: it is ${describeOpinion(submission.cv)}.\n`);
}

/** Judges held files again: the reader may have learnt since, or the scanner may be back. */
async function recheck({ store, out, clamdUrl }: Desk, reference: string | undefined): Promise<void> {
  const only = reference === undefined ? undefined : (await findOrFail(store, reference)).id;
  let held = 0;
  let cleared = 0;
  try {
    for await (const { id, reference: name, cv: kept } of store.list({ form: 'career' })) {
      if (kept?.verdict !== 'held' || (only !== undefined && only !== id)) continue;
      const bytes = await store.cvBytes(id);
      if (bytes === undefined) continue;
      const opinion = await recheckCv({ storedName: kept.storedName, bytes }, clamdUrl);
      await store.judgeCv(id, opinion);
      held += 1;
      if (opinion.verdict === 'clean') cleared += 1;
      await out(`${name}  ${describeOpinion(opinion)}\n`);
    }
  } finally {
    await closeCvReaders();
  }
  await out(`${held} looked into again, ${cleared} of them clean now.\n`);
}

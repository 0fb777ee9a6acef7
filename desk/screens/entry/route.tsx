import { data } from 'react-router';
import { desk as words } from '../../../content/en/desk.ts';
import type { ChangeOutcome } from '../../../contract/desk/entries.ts';
import { isStatus } from '../../../contract/desk/statuses.ts';
import { actions, notFound, page } from '../../guard.ts';
import type { Route } from './+types/route.ts';

export const loader = page('entry', async ({ desk, params }) => {
  const entry = await desk.entries.open(params.reference ?? '');
  if (!entry) throw notFound();
  return { entry };
});

export const action = actions('entry', {
  async status({ desk, params }, form) {
    const status = String(form.get('status') ?? '');
    if (!isStatus(status)) throw notFound();
    return answer(await desk.entries.setStatus(params.reference ?? '', versionIn(form), status));
  },
  async owner({ desk, params }, form) {
    const owner = String(form.get('owner') ?? '') || null;
    return answer(await desk.entries.setOwner(params.reference ?? '', versionIn(form), owner));
  },
  async note({ desk, params }, form) {
    const added = await desk.entries.addNote(params.reference ?? '', String(form.get('note') ?? ''));
    if (!added) throw notFound();
    return { conflict: undefined };
  },
});

const versionIn = (form: FormData) => Number(form.get('version')) || 0;

function answer(outcome: ChangeOutcome) {
  if (outcome.kind === 'gone') throw notFound();
  return outcome.kind === 'conflict'
    ? data({ conflict: outcome.now }, { status: 409 })
    : { conflict: undefined };
}

export default function Entry({ loaderData }: Route.ComponentProps) {
  const { entry } = loaderData;
  return (
    <>
      <title>{words.title(entry.reference)}</title>
      <h1>{entry.reference}</h1>
      <p>{entry.name}</p>
    </>
  );
}

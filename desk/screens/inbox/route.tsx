import { Link } from 'react-router';
import { desk as words } from '../../../content/en/desk.ts';
import { addresses } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import type { Route } from './+types/route.ts';

export const loader = page('inbox', ({ desk, url }) =>
  desk.entries.page({}, url.searchParams.get('after') ?? undefined),
);

const chosen = (form: FormData) => form.getAll('reference').map(String);

export const action = actions('inbox', {
  async assign({ desk }, form) {
    const owner = String(form.get('owner') ?? '') || null;
    return { changed: await desk.entries.changeAll(chosen(form), { owner }) };
  },
  async close({ desk }, form) {
    return { changed: await desk.entries.changeAll(chosen(form), { status: 'closed' }) };
  },
  async spam({ desk }, form) {
    return { changed: await desk.entries.changeAll(chosen(form), { status: 'spam' }) };
  },
});

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title(words.menu.inbox)}</title>
      <h1>{words.menu.inbox}</h1>
      <ul>
        {loaderData.entries.map(({ reference, name }) => (
          <li key={reference}>
            <Link to={addresses.entry(reference)}>{reference}</Link> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

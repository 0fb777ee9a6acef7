import { desk as words } from '../../../content/en/desk.ts';
import { page } from '../../guard.ts';
import type { Route } from './+types/route.ts';

export const loader = page('today', async ({ desk }) => ({ due: await desk.today.due() }));

export default function Today({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title(words.today.title)}</title>
      <h1>{words.today.title}</h1>
      <p>{words.today.lead}</p>
      {loaderData.due.length === 0 && <p>{words.today.none}</p>}
      <ul>
        {loaderData.due.map((entry) => (
          <li key={entry.id}>
            {entry.reference} {words.forms[entry.form]} {entry.name}
          </li>
        ))}
      </ul>
    </>
  );
}

import { desk as words } from '../../../content/en/desk.ts';
import { page } from '../../guard.ts';

export const loader = page('staff', () => null);

export default function Staff() {
  return (
    <>
      <title>{words.title(words.menu.staff)}</title>
      <h1>{words.menu.staff}</h1>
    </>
  );
}

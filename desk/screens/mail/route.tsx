import { desk as words } from '../../../content/en/desk.ts';
import { page } from '../../guard.ts';

export const loader = page('mail', () => null);

export default function Mail() {
  return (
    <>
      <title>{words.title(words.menu.mail)}</title>
      <h1>{words.menu.mail}</h1>
    </>
  );
}

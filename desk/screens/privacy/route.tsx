import { desk as words } from '../../../content/en/desk.ts';
import { page } from '../../guard.ts';

export const loader = page('privacy', () => null);

export default function Privacy() {
  return (
    <>
      <title>{words.title(words.menu.privacy)}</title>
      <h1>{words.menu.privacy}</h1>
    </>
  );
}

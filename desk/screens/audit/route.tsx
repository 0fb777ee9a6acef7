import { desk as words } from '../../../content/en/desk.ts';
import { page } from '../../guard.ts';

export const loader = page('audit', () => null);

export default function Audit() {
  return (
    <>
      <title>{words.title(words.menu.audit)}</title>
      <h1>{words.menu.audit}</h1>
    </>
  );
}

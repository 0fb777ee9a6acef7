import { useContext } from 'react';
import { themeKey } from '../../app/document/theme.ts';
import { NonceContext } from './nonce.ts';

/** What applyChosenTheme of the site does; in a page with a nonce there is no bundle before the first paint. */
const script = `try{const t=localStorage.getItem("${themeKey}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;

/** Runs before anything is painted. */
export function EarlyScript() {
  const nonce = useContext(NonceContext);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}

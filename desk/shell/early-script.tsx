import { useContext } from 'react';
import { themeScript } from '../../app/document/theme-script.ts';
import { trustedTypesScript } from '../../app/document/trusted-types-script.ts';
import { NonceContext } from './nonce.ts';

const script = trustedTypesScript + themeScript;

/** Runs before anything is painted. */
export function EarlyScript() {
  const nonce = useContext(NonceContext);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}

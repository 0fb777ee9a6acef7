import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { useHydrated } from '../../app/ui/use-hydrated.ts';
import { desk as words } from '../../content/desk.ts';
import type { PasskeyOptions } from '../../contract/desk/access.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface PasskeyButtonProps {
  readonly intent: string;
  readonly label: string;
  readonly busyLabel: string;
  /** Exactly one of the two: to make a passkey, or to show one. */
  readonly create?: PasskeyOptions;
  readonly show?: PasskeyOptions;
  /** What the server answered to the last try. */
  readonly refusal?: keyof typeof words.refusals | undefined;
  readonly wide?: boolean;
}

/** Asks the device for its passkey and posts the answer to the page it stands on. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { intent, label, busyLabel, create, show, refusal, wide = true } = props;
  const hydrated = useHydrated();
  const submit = useSubmit();
  const sending = useNavigation().state !== 'idle';
  const [state, setState] = useState<'idle' | 'asking' | 'declined'>('idle');

  async function ask() {
    setState('asking');
    try {
      const response = create
        ? await startRegistration({ optionsJSON: JSON.parse(create) })
        : show && (await startAuthentication({ optionsJSON: JSON.parse(show) }));
      setState('idle');
      await submit({ intent, response: JSON.stringify(response) }, { method: 'post' });
    } catch {
      // The person closed the dialog, or the device has no passkey for this address.
      setState('declined');
    }
  }

  const busy = state === 'asking' || sending;
  const wrong = state === 'declined' ? 'no-passkey' : busy ? undefined : refusal;
  return (
    <>
      <noscript>
        <Alert>{words.needsScript}</Alert>
      </noscript>
      {wrong && <Alert>{words.refusals[wrong]}</Alert>}
      <Button wide={wide} busy={busy} disabled={busy || !hydrated} onClick={() => void ask()}>
        {busy ? busyLabel : label}
      </Button>
    </>
  );
}

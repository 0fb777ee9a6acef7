import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useSending } from './use-sending.ts';

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'onSubmit' | 'ref'> {
  /** Which of the page's actions it asks for, unless its buttons say so. */
  readonly intent?: string | undefined;
  /** What the last sending came to, once it is kept: the fields are empty again, but for what was typed meanwhile. */
  readonly kept?: unknown;
}

/**
 * A form that is sent once however often it is pressed: a second request would end the first one's answer, which nobody
 * would see, while the server does both. Its buttons keep the focus meanwhile (desk/ui/submit-button.tsx).
 */
export function PostForm({ intent, kept, children, ...rest }: PostFormProps) {
  const submit = useSubmit();
  const sending = useSending();
  /** From the press on; `sending` follows when it is drawn. */
  const isPressed = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /** What was filled in when it was sent. */
  const sent = useRef<string>(undefined);

  useEffect(() => {
    if (kept && form.current && filledIn(form.current) === sent.current) form.current.reset();
  }, [kept]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || isPressed.current) return;
    isPressed.current = true;
    sent.current = filledIn(event.currentTarget);
    const button = event.nativeEvent.submitter;
    try {
      await submit(button instanceof HTMLButtonElement ? button : event.currentTarget, { method: 'post' });
    } finally {
      isPressed.current = false;
    }
  }

  return (
    <Form {...rest} ref={form} method="post" onSubmit={send}>
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children}
    </Form>
  );
}

const fields = 'input:not([type="hidden"]), select, textarea';

const filledIn = (form: HTMLFormElement): string =>
  JSON.stringify([...form.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => value));

import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useSending } from './use-sending.ts';

/** Sends its form. While something is on its way it says that it waits, and keeps the focus, which a disabled one loses. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return <Button {...props} type="submit" aria-disabled={useSending() || undefined} />;
}

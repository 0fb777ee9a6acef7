import { type ComponentProps, useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';

/**
 * A form whose fields stand in the address. They follow it, also by a link or the browser's way back, without being drawn
 * anew, which would take the focus from whoever has just pressed Enter in one.
 */
export function AddressForm(props: Omit<ComponentProps<typeof Form>, 'method' | 'ref'>) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const given = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      field.value = given.get(field.name) ?? '';
      // Not one of its choices: anybody can write an address.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
    // The link that was followed may be gone with what it stood under.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [search]);
  return <Form {...props} ref={form} method="get" />;
}

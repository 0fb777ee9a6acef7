/**
 * Two fields that every form carries and no submission keeps.
 *
 * The honeypot is hidden from people (off-screen, aria-hidden, tabindex -1, autocomplete="off"). Its name
 * means nothing to a browser's or a password manager's autofill, but a script that fills everything fills it.
 * A filled honeypot is refused with a request to send again, never silently dropped: the form then sends it
 * empty, so a visitor whose extension touched it loses nothing.
 */
export const honeypotField = 'subjectLine';

/**
 * Milliseconds between the form appearing and its being sent, counted by the browser's own monotonic clock,
 * so a wrong wall clock cannot matter. Without JavaScript it is absent and not checked.
 */
export const fillTimeField = 'fillTimeMs';

/**
 * Shorter than this is refused with a request to send again. The browser form waits out the rest of it behind
 * the busy label, so a visitor with quick autofill never meets the refusal.
 */
export const minFillTimeMs = 800;

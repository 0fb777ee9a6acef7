import { desk as words } from '../../content/desk.ts';
import { isStatus } from '../../contract/desk/statuses.ts';

/** "new > answered", as the audit remembers it, in words. */
export const statusStep = (detail: string): string =>
  detail
    .split(' > ')
    .map((step) => (isStatus(step) ? words.statuses[step] : step))
    .join(' → ');

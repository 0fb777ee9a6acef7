import { desk as words } from '../../content/desk.ts';
import type { Role } from '../../contract/desk/roles.ts';
import { addresses } from '../addresses.ts';
import { allows, type PlaceName, places } from '../rules.ts';

interface MenuItem {
  readonly place: PlaceName;
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

const items: readonly MenuItem[] = [
  { place: 'today', to: addresses.today, label: words.menu.today, icon: 'layout-dashboard' },
  { place: 'inbox', to: addresses.inbox, label: words.menu.inbox, icon: 'file-text' },
  { place: 'mails', to: addresses.mails, label: words.menu.mails, icon: 'mail' },
  { place: 'privacy', to: addresses.privacy, label: words.menu.privacy, icon: 'shield-check' },
  { place: 'staff', to: addresses.staff, label: words.menu.staff, icon: 'users' },
  { place: 'audit', to: addresses.audit, label: words.menu.audit, icon: 'clock' },
];

/** Only what the rules allow is offered. */
export const menuOf = (role: Role): readonly MenuItem[] =>
  items.filter(({ place }) => allows(places[place], role));

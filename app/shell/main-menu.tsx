import { useLocation } from 'react-router';
import type { MenuItem, MenuLink as MenuLinkData } from '../../content/menu.server.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import styles from './main-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { useHoverPopover } from './use-hover-popover.ts';

/** The menu of wide screens. Its panels are popovers: they open by click and close by Escape without any script. */
export function MainMenu({ className = '' }: { readonly className?: string | undefined }) {
  const { menu, words } = useSite();
  return (
    <nav className={className} aria-label={words.header.mainMenu}>
      <ul className={styles.menu}>
        {menu.map((item) =>
          item.links ? (
            <Submenu key={item.id} item={item} />
          ) : (
            <li key={item.id}>
              <MenuLink to={item.href} className={styles.top}>
                {item.title}
              </MenuLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function Submenu({ item }: { readonly item: MenuItem }) {
  const { pathname } = useLocation();
  const { panel, hover } = useHoverPopover();
  const panelId = `menu-${item.id}`;
  const inside = [...(item.links ?? []), ...(item.groups ?? []).flatMap((group) => [group, ...group.links])];
  return (
    <li {...hover}>
      <button
        type="button"
        className={styles.top}
        popoverTarget={panelId}
        data-current={inside.some((link) => link.href === pathname) || undefined}
      >
        {item.title}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={item.groups ? `${styles.panel} ${styles.wide}` : styles.panel}
      >
        {item.groups && (
          <div className={styles.groups}>
            {item.groups.map((group) => (
              <div key={group.href}>
                <MenuLink to={group.href} className={styles.groupTitle}>
                  <Icon name={group.icon} />
                  {group.title}
                </MenuLink>
                <Links links={group.links} />
              </div>
            ))}
          </div>
        )}
        <Links links={item.links ?? []} className={item.groups ? styles.footLinks : undefined} />
      </div>
    </li>
  );
}

function Links({
  links,
  className,
}: {
  readonly links: readonly MenuLinkData[];
  readonly className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLink to={link.href} className={styles.link}>
            {link.title}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

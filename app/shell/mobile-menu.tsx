import { useEffect } from 'react';
import type { MenuItem, MenuLink as MenuLinkData } from '../../content/menu.server.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import { IconLinks } from './icon-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import tools from './tool.module.css';
import { closeSheet, useSheet } from './use-sheet.ts';

export const mobileMenuId = 'mobile-menu';
const close = () => closeSheet(mobileMenuId);

/** The slide-in menu of narrow screens. */
export function MobileMenu() {
  const { menu, company, words } = useSite();
  const sheet = useSheet(mobileMenuId);
  // The header's own menu stands there again.
  useEffect(() => {
    const wide = matchMedia('(width >= 1200px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on its links are clicks too, and Escape closes it by itself
    <dialog
      className={styles.menu}
      aria-label={words.header.mainMenu}
      {...sheet}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <button
            type="button"
            className={`${tools.tool} ${styles.close}`}
            popoverTarget={mobileMenuId}
            popoverTargetAction="hide"
            aria-label={words.header.closeMenu}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={words.header.mainMenu}>
          <ul>
            {menu.map((item) => (
              <li key={item.id} className={styles.item}>
                {item.links ? <Section item={item} /> : <TopLink link={item} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <ButtonLink to={company.phones.tollFree.href} icon="phone" iconAt="start">
            <bdi dir="ltr">{company.phones.tollFree.shown}</bdi>
          </ButtonLink>
          <div className={styles.tools}>
            <IconLinks />
            <LanguageSwitch className={styles.link} />
            <ThemeToggle className={styles.theme} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

function TopLink({ link }: { readonly link: MenuLinkData }) {
  return (
    <MenuLink to={link.href} className={styles.top}>
      {link.title}
    </MenuLink>
  );
}

function Section({ item }: { readonly item: MenuItem }) {
  return (
    <details name="mobile-menu" className={styles.section}>
      <summary className={styles.top}>
        {item.title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <Links links={item.links ?? []} />
      {item.groups?.map((group) => (
        <div key={group.href} className={styles.group}>
          <Links links={[group]} icon={group.icon} />
          <Links links={group.links} />
        </div>
      ))}
    </details>
  );
}

function Links({ links, icon }: { readonly links: readonly MenuLinkData[]; readonly icon?: IconName }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLink to={link.href} className={icon ? styles.groupTitle : styles.link}>
            {icon && <Icon name={icon} />}
            {link.title}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

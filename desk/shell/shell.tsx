import type { ReactNode } from 'react';
import { Form, Link, NavLink } from 'react-router';
import { Icon } from '../../app/ui/icon.tsx';
import { desk as words } from '../../content/desk.ts';
import type { Role } from '../../contract/desk/roles.ts';
import { addresses } from '../addresses.ts';
import { menuOf } from './menu.ts';
import styles from './shell.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

interface ShellProps {
  readonly person: { readonly name: string; readonly role: Role } | undefined;
  readonly children: ReactNode;
}

/** What is around every page: the menu of one's role, who one is, the way out. Signed out there is only the page. */
export function Shell({ person, children }: ShellProps) {
  return (
    <div className={person ? styles.desk : styles.gate}>
      <a className={styles.skip} href="#main">
        {words.skipLink}
      </a>
      {person && (
        <header className={styles.rail}>
          <Link to={addresses.today} className={styles.brand}>
            <Icon name="symbol" className={styles.symbol} />
            {words.name}
          </Link>
          <nav aria-label={words.menu.label} className={styles.menu}>
            {menuOf(person.role).map(({ to, label, icon }) => (
              <NavLink key={to} to={to} end={to === addresses.today} className={() => styles.item}>
                <Icon name={icon} className={styles.icon} />
                {label}
              </NavLink>
            ))}
          </nav>
          <div className={styles.self}>
            <Link to={addresses.account} className={styles.name}>
              <span>{person.name}</span>
              <span className={styles.role}>{words.roles[person.role]}</span>
            </Link>
            <ThemeToggle className={styles.toggle} />
            <Form method="post" action={addresses.signOut}>
              <input type="hidden" name="intent" value="sign-out" />
              <button type="submit" className={styles.out}>
                {words.menu.signOut}
              </button>
            </Form>
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

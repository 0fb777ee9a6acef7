import type { MenuLink } from '../../content/menu.server.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useSite } from '../use-site.ts';
import { CurrentYear } from './current-year.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';

export function Footer() {
  const { company, words, footerColumns, legalLinks, year } = useSite();
  return (
    <footer className={styles.footer} data-ground="dark">
      <Icon name="symbol" className={styles.symbol} />
      <div className={styles.columns}>
        <div className={styles.company}>
          <p className={styles.name}>{company.name}</p>
          <p className={styles.tagline}>{company.tagline}</p>
          <ul className={styles.contact} aria-label={words.footer.phones}>
            {[company.phones.tollFree, company.phones.dubai].map((phone) => (
              <li key={phone.href}>
                <a className={styles.contactLink} href={phone.href}>
                  <Icon name="phone" />
                  <span>
                    <span className={styles.contactLabel}>{phone.label}</span>{' '}
                    <bdi dir="ltr">{phone.shown}</bdi>
                  </span>
                </a>
              </li>
            ))}
            <li>
              <a className={styles.contactLink} href={`mailto:${company.emails.info}`}>
                <Icon name="mail" />
                <bdi dir="ltr">{company.emails.info}</bdi>
              </a>
            </li>
          </ul>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <Links links={column.links} />
          </nav>
        ))}
      </div>
      <div className={styles.base}>
        <p>
          © <CurrentYear written={year} />
          {` ${company.name}. ${words.footer.rights}`}
        </p>
        <nav aria-label={words.footer.legal}>
          <Links links={legalLinks} className={styles.legal} />
        </nav>
        <LanguageSwitch className={styles.link} />
      </div>
    </footer>
  );
}

function Links({
  links,
  className,
}: {
  readonly links: readonly MenuLink[];
  readonly className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <PageLink to={link.href} className={styles.link}>
            {link.title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

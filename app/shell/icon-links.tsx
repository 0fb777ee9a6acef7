import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import { HomeLink } from './home-link.tsx';
import styles from './icon-links.module.css';

/** Home, the software portal and the social profiles (spec §2). */
export function IconLinks({ className = '' }: { readonly className?: string | undefined }) {
  const { company, words } = useSite();
  return (
    <ul className={`${styles.list} ${className}`.trim()}>
      <li>
        <HomeLink className={styles.link} label={words.header.home}>
          <Icon name="home" />
        </HomeLink>
      </li>
      <li>
        <a
          className={styles.link}
          href={company.portalUrl}
          target="_blank"
          rel="noopener"
          aria-label={words.header.portal}
        >
          <Icon name="layout-dashboard" />
        </a>
      </li>
      {company.social.map(({ icon, href }) => (
        <li key={icon}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={words.header.social[icon]}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

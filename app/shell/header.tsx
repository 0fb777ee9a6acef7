import { useMatches } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { IconLinks } from './icon-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { fetchSearchResults, SearchDialog, searchId } from './search-dialog.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import tools from './tool.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

/** How far the page is scrolled before the header takes its sticky look. spec §9 */
const stickyThresholdPx = 100;

/** A route whose first picture runs under the header says so in its `handle`. */
const runsUnderHeader = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'underHeader' in handle;

export function Header() {
  const { header } = useSite().words;
  const scrolled = useScrolledPast(stickyThresholdPx);
  const overPicture = useMatches().some((match) => runsUnderHeader(match.handle));
  return (
    <header
      className={styles.header}
      data-scrolled={scrolled || undefined}
      data-over-picture={overPicture || undefined}
    >
      <div className={styles.bar}>
        <HomeLink className={styles.logo} label={header.logo}>
          <Logo />
        </HomeLink>
        <MainMenu className={styles.wideOnly} />
        <div className={styles.tools}>
          <IconLinks className={styles.wideOnly} />
          <LanguageSwitch className={`${styles.language} ${styles.wideOnly}`} />
          <button
            type="button"
            className={`${tools.tool} ${tools.scripted}`}
            popoverTarget={searchId}
            aria-label={header.search}
            onPointerEnter={fetchSearchResults}
          >
            <Icon name="search" />
          </button>
          <ThemeToggle className={styles.wideOnly} />
          <button
            type="button"
            className={`${tools.tool} ${styles.narrowOnly}`}
            popoverTarget={mobileMenuId}
            aria-label={header.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MobileMenu />
      <SearchDialog />
    </header>
  );
}

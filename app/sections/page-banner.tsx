import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './page-banner.module.css';

interface PageBannerProps {
  readonly title: string;
  readonly sentence: string;
  readonly picture: ResolvedPicture;
  /** The pages between Home and this one. */
  readonly between?: readonly { readonly label: string; readonly to: string }[] | undefined;
  /** What the breadcrumb calls this page, where it is not the title. */
  readonly crumb?: string | undefined;
}

/** Opens every interior page: where am I, what is this, one picture. */
export function PageBanner({ title, sentence, picture, between = [], crumb = title }: PageBannerProps) {
  const paths = usePaths();
  const { breadcrumb } = useSite().words;
  return (
    <div className={styles.banner} data-ground="dark">
      {/* The words beside it say what the page is; the picture is its mood. */}
      <Picture
        of={{ ...picture, alt: '' }}
        sizes="(min-width: 768.02px) 60vw, 100vw"
        leading
        className={styles.picture}
      />
      <div className={styles.words}>
        <Breadcrumb
          label={breadcrumb.label}
          steps={[{ label: breadcrumb.home, to: paths.home }, ...between]}
          current={crumb}
        />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sentence}>{sentence}</p>
      </div>
    </div>
  );
}

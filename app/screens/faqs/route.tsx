import { contentOf } from '../../../content/content.server.ts';
import { company } from '../../../content/model/company.ts';
import { faqIds, faqsBanner } from '../../../content/model/faqs.ts';
import { bannerOf, inOrder } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { StructuredData } from '../../sections/structured-data.tsx';
import { faqThing } from '../../structured-data.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import styles from './faqs.module.css';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { faqs } = contentOf(locale);
  return withPictures(locale, {
    ...faqs,
    banner: bannerOf(faqs.banner, faqsBanner),
    items: inOrder(faqIds, faqs.items),
    phone: company.phones.tollFree,
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Faqs({ loaderData: { banner, items, aside, phone } }: Route.ComponentProps) {
  const paths = usePaths();
  const { locale } = useSite();
  return (
    <>
      <PageBanner {...banner} />
      <Band>
        <div className={styles.columns}>
          <Accordion name="faqs" items={items} level={2} />
          <aside className={styles.aside} aria-labelledby="faqs-aside">
            <h2 id="faqs-aside" className={styles.title}>
              {aside.title}
            </h2>
            <p>{aside.sentence}</p>
            <ButtonLink to={phone.href} icon="phone" iconAt="start">
              {aside.callLabel} <bdi dir="ltr">{phone.shown}</bdi>
            </ButtonLink>
            <ButtonLink to={paths.requestQuote} look="secondary" icon="arrow-right">
              {aside.quoteLabel}
            </ButtonLink>
          </aside>
        </div>
      </Band>
      <StructuredData things={[faqThing(paths.faqs, locale, items)]} />
    </>
  );
}

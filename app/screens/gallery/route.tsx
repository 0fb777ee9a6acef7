import { contentOf } from '../../../content/content.server.ts';
import { galleryBanner, galleryPicture, galleryTabs } from '../../../content/model/gallery.ts';
import { bannerOf, pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Route } from './+types/route.ts';
import { hung } from './columns.ts';
import { Grid } from './grid.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { meta, banner, words, labels, tabs, images } = contentOf(locale).gallery;
  return {
    ...withPictures(locale, { meta, banner: bannerOf(banner, galleryBanner), words, labels }),
    tabs: galleryTabs.map((tab) => ({
      id: tab.hash,
      alias: 'alias' in tab ? tab.alias : undefined,
      title: tabs[tab.id],
      images: hung(
        withPictures(
          locale,
          tab.images.map((id) => pictured(images[id], galleryPicture(id))),
        ),
      ),
    })),
  };
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Gallery({ loaderData: { banner, words, labels, tabs } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner {...banner} />
      <Band labelledBy="gallery-title">
        <SectionHeading id="gallery-title" eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
        <Tabs
          label={labels.tabs}
          level={3}
          tabs={tabs.map(({ id, alias, title, images }) => ({
            id,
            alias,
            label: title,
            count: images.length,
            panel: <Grid hash={id} images={images} labels={labels} />,
          }))}
        />
      </Band>
    </>
  );
}

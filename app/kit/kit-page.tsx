import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { contentOf } from '../../content/content.server.ts';
import { countersOf } from '../../content/counters.server.ts';
import { heroCrops, homeSlides } from '../../content/model/home.ts';
import { slidesOf } from '../../content/model/join.ts';
import { localeOf } from '../../content/model/locales.ts';
import { groupPictures } from '../../content/model/service-pictures.ts';
import { reviewsOf } from '../../content/testimonials.server.ts';
import { withPictures } from '../pictures.server.ts';
import { LightboxDemos } from './lightbox-demos.tsx';
import { MotionDemos } from './motion-demos.tsx';

/** Every primitive of app/ui in every state, all at /kit or by part; only the development server has these pages. */
export const meta: MetaFunction = () => [{ title: 'NASAQ | Kit' }];

export const loader = ({ url }: LoaderFunctionArgs) => {
  const locale = localeOf(url.pathname);
  return withPictures(locale, {
    pictures: [
      { name: 'banners/hard-1', alt: 'Technicians beside a chiller' },
      { name: 'banners/soft-1', alt: 'Housekeepers in a lobby' },
      { name: 'banners/security-1', alt: 'A guard at a gate' },
      { name: 'gallery/team-1', alt: 'The team on the steps of the office' },
      { name: 'gallery/team-2', alt: 'Engineers with plans' },
      { name: 'gallery/awards-1', alt: 'A trophy cabinet' },
      { name: 'services/chiller', alt: 'A chiller on a roof' },
      { name: 'services/plumbing', alt: 'A plumber at work' },
      { name: 'people/01', alt: '' },
    ],
    logos: [
      { name: 'clients/01-tarveen', alt: 'Tarveen Developments' },
      { name: 'clients/02-halwasi', alt: 'Halwasi Estates' },
      { name: 'clients/03-wadrana', alt: 'Wadrana Properties' },
      { name: 'clients/04-zafeena', alt: 'Zafeena Homes' },
      { name: 'clients/05-safwara', alt: 'Safwara Holding' },
      { name: 'clients/06-twelve-dunes', alt: 'Twelve Dunes' },
    ],
    hero: homeSlides.map(({ id }) => {
      const { title, subtitle, alt } = contentOf(locale).home.slides[id];
      const { wide, tall } = heroCrops(id);
      return { title, subtitle, wide: { name: wide, alt }, tall: { name: tall, alt } };
    }),
    carouselLabels: contentOf(locale).shell.carousel,
    ...countersOf(locale),
    banner: slidesOf(
      contentOf(locale).services.groups['hard-services'].slides,
      groupPictures['hard-services'].slides,
    ),
    reviews: reviewsOf(locale).slice(0, 6),
  } as const);
};

export type KitPictures = ReturnType<typeof useLoaderData<typeof loader>>;

export default function KitPage() {
  const kit = useLoaderData<typeof loader>();
  const { part } = useParams();
  return (
    <>
      <h1>Kit</h1>
      {part !== 'controls' && <MotionDemos {...kit} />}
      {part !== 'motion' && <LightboxDemos {...kit} />}
    </>
  );
}

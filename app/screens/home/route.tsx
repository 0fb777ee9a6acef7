import { catalogueOf } from '../../../content/catalogue.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { certificates, certificatesOnHome } from '../../../content/en/certificates.ts';
import { logosInStrip } from '../../../content/en/clients.ts';
import { type HomeSlide, home } from '../../../content/en/home.ts';
import { regions, regionsMapAlt, regionsWords } from '../../../content/en/regions.ts';
import { testimonials, testimonialsOnHome, testimonialsPage } from '../../../content/en/testimonials.ts';
import { carouselTimings, homeBannerFadedAtPx } from '../../../content/model/carousel-timings.ts';
import { homeServicesLimit } from '../../../content/model/list-limits.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { paths, pathsFor } from '../../../content/model/paths.ts';
import { formAction } from '../../forms/form-action.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { pictureOf, withPictures } from '../../pictures.server.ts';
import { ClientStrip } from '../../sections/client-strip.tsx';
import { serviceCards } from '../../sections/service-cards.ts';
import { BannerSlider } from '../../ui/banner-slider.tsx';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { Accreditations } from './accreditations.tsx';
import { CallBack } from './call-back.tsx';
import { Regions } from './regions.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

/** The header lies over the banner. */
export const handle = { underHeader: true };

const slide = ({ title, subtitle, wide, tall, to }: HomeSlide) => ({
  title,
  paragraph: subtitle,
  picture: wide,
  tall,
  link: { to: 'group' in to ? paths.serviceGroup(to.group) : paths[to.page], label: home.slideButton },
});

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  return withPictures({
    ...home,
    slides: home.slides.map(slide),
    // The catalogue's entries after the first (spec §9).
    serviceCards: serviceCards(catalogueOf(locale).slice(1, 1 + homeServicesLimit), pathsFor(locale)),
    findOutMore: contentOf(locale).services.labels.findOutMore,
    regions: { words: regionsWords, list: regions, mapAlt: regionsMapAlt, mapSrc: pictureOf('map/uae').src },
    logos: logosInStrip,
    reviews: testimonials.filter(({ id }) => testimonialsOnHome.includes(id)),
    ratingSuffix: testimonialsPage.reviews.ratingSuffix,
    certificates: certificates.slice(0, certificatesOnHome),
    timings: carouselTimings,
    fadedAtPx: homeBannerFadedAtPx,
  });
};

/** Takes the call-back form where there is no script. */
export const action = formAction('contact');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({
    meta: loaderData.meta,
    pathname: location.pathname,
    card: loaderData.slides[0]?.picture ?? loaderData.about.picture,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, about, callBack, services, partners, timings } = loaderData;
  const { carousel } = useSite().words;
  return (
    <>
      <BannerSlider
        {...timings.homeBanner}
        slides={slides}
        label={loaderData.meta.title}
        labels={carousel}
        heading="h1"
        size="hero"
        effect="fade"
        fadedAtPx={loaderData.fadedAtPx}
      />
      <About {...about} />
      <CallBack {...callBack} />
      <Services {...services} cards={loaderData.serviceCards} findOutMore={loaderData.findOutMore} />
      <Regions {...loaderData.regions} />
      <ClientStrip
        {...partners}
        logos={loaderData.logos}
        timing={timings.clients}
        more={{ to: paths.clientPortfolio, label: partners.allClients }}
      />
      <Testimonials
        {...loaderData.testimonials}
        reviews={loaderData.reviews}
        ratingSuffix={loaderData.ratingSuffix}
      />
      <Accreditations
        {...loaderData.accreditations}
        certificates={loaderData.certificates}
        timing={timings.homeAccreditations}
      />
    </>
  );
}

import { catalogueOf } from '../../../content/catalogue.server.ts';
import { certificatesOf } from '../../../content/certificates.server.ts';
import { stripLogosOf } from '../../../content/clients.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { formView } from '../../../content/form-view.server.ts';
import { carouselTimings, homeBannerFadedAtPx } from '../../../content/model/carousel-timings.ts';
import { certificatesOnHome } from '../../../content/model/certificates.ts';
import {
  heroCrops,
  homeFacts,
  homePictures,
  homeServicesLimit,
  homeSlides,
} from '../../../content/model/home.ts';
import { inOrder, pictured } from '../../../content/model/join.ts';
import { isRightToLeft, type Locale, localeOf } from '../../../content/model/locales.ts';
import { pathsFor } from '../../../content/model/paths.ts';
import { regions } from '../../../content/model/regions.ts';
import { reviewsOnHome } from '../../../content/model/testimonials.ts';
import { reviewsOf } from '../../../content/testimonials.server.ts';
import { companyThing } from '../../company-thing.server.ts';
import { formAction } from '../../forms/form-action.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { ClientStrip } from '../../sections/client-strip.tsx';
import { serviceCards } from '../../sections/service-cards.server.ts';
import { StructuredData } from '../../sections/structured-data.tsx';
import { BannerSlider } from '../../ui/banner-slider.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { Accreditations } from './accreditations.tsx';
import { CallBack } from './call-back.tsx';
import { leaderOf, outlineOf } from './map-shapes.server.ts';
import { Regions } from './regions.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

export { shouldRevalidate } from '../../same-page.ts';

/** The header lies over the banner. */
export const handle = { underHeader: true };

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { home } = contentOf(locale);
  return withPictures(locale, {
    ...home,
    slides: slidesOf(locale),
    about: { ...pictured(home.about, homePictures.about), facts: inOrder(homeFacts, home.about.facts) },
    callBack: pictured(home.callBack, homePictures.callBack),
    callBackForm: formView(locale, 'contact'),
    // The catalogue's entries after the first (spec §9).
    serviceCards: serviceCards(catalogueOf(locale).slice(1, 1 + homeServicesLimit), pathsFor(locale)),
    findOutMore: contentOf(locale).services.labels.findOutMore,
    regions: regionsOf(locale),
    logos: stripLogosOf(locale),
    reviews: reviewsOf(locale).filter(({ id }) => reviewsOnHome.includes(id)),
    certificates: certificatesOf(locale).slice(0, certificatesOnHome),
    company: companyThing(locale),
    timings: carouselTimings,
    fadedAtPx: homeBannerFadedAtPx,
  });
};

function slidesOf(locale: Locale) {
  const { slides, slideButton } = contentOf(locale).home;
  const paths = pathsFor(locale);
  return homeSlides.map(({ id, to }) => {
    const { title, subtitle, alt } = slides[id];
    const { wide, tall } = heroCrops(id);
    return {
      title,
      paragraph: subtitle,
      picture: { name: wide, alt },
      tall: { name: tall, alt },
      link: { to: 'group' in to ? paths.serviceGroup(to.group) : paths[to.page], label: slideButton },
    };
  });
}

function regionsOf(locale: Locale) {
  const { words, mapAlt, areasLabel, items } = contentOf(locale).regions;
  return {
    words,
    mapAlt,
    areasLabel,
    list: regions.map(({ id, names, point, label }) => ({
      id,
      label,
      leader: leaderOf(point, label),
      outline: outlineOf(id),
      name: names[locale],
      otherName: isRightToLeft(locale)
        ? { name: names.en, lang: 'en', dir: 'ltr' }
        : { name: names.ar, lang: 'ar', dir: 'rtl' },
      ...items[id],
    })),
  };
}

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
      <CallBack {...callBack} form={loaderData.callBackForm} />
      <Services {...services} cards={loaderData.serviceCards} findOutMore={loaderData.findOutMore} />
      <Regions {...loaderData.regions} />
      <ClientStrip
        {...partners}
        logos={loaderData.logos}
        timing={timings.clients}
        more={{ to: usePaths().clientPortfolio, label: partners.allClients }}
      />
      <Testimonials {...loaderData.testimonials} reviews={loaderData.reviews} />
      <Accreditations
        {...loaderData.accreditations}
        certificates={loaderData.certificates}
        timing={timings.homeAccreditations}
      />
      <StructuredData things={[loaderData.company]} />
    </>
  );
}

import { certificates, certificatesOnHome } from '../../../content/en/certificates.ts';
import { logosInStrip } from '../../../content/en/clients.ts';
import { type HomeSlide, home, homeServices } from '../../../content/en/home.ts';
import { regions, regionsMapAlt, regionsWords } from '../../../content/en/regions.ts';
import { serviceLabels } from '../../../content/en/services/labels.ts';
import { testimonials, testimonialsOnHome, testimonialsPage } from '../../../content/en/testimonials.ts';
import { formView } from '../../../content/form-view.server.ts';
import { carouselTimings, homeBannerFadedAtPx } from '../../../content/model/carousel-timings.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { paths } from '../../../content/model/paths.ts';
import { serviceCardPath } from '../../../content/model/slug.ts';
import { formAction } from '../../forms/form-action.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { pictureOf, withPictures } from '../../pictures.server.ts';
import { ClientStrip } from '../../sections/client-strip.tsx';
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

export const loader = ({ url }: Route.LoaderArgs) =>
  withPictures({
    ...home,
    callBack: { ...home.callBack, form: formView(localeOf(url.pathname), 'contact') },
    slides: home.slides.map(slide),
    serviceCards: homeServices.map((entry) => ({
      title: entry.title,
      text: entry.summary,
      picture: entry.picture,
      icon: entry.icon,
      to: serviceCardPath(entry),
    })),
    findOutMore: serviceLabels.findOutMore,
    regions: { words: regionsWords, list: regions, mapAlt: regionsMapAlt, mapSrc: pictureOf('map/uae').src },
    logos: logosInStrip,
    reviews: testimonials.filter(({ id }) => testimonialsOnHome.includes(id)),
    ratingSuffix: testimonialsPage.reviews.ratingSuffix,
    certificates: certificates.slice(0, certificatesOnHome),
    timings: carouselTimings,
    fadedAtPx: homeBannerFadedAtPx,
  });

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

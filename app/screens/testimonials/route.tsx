import { stripLogosOf } from '../../../content/clients.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { countersOf } from '../../../content/counters.server.ts';
import { carouselTimings } from '../../../content/model/carousel-timings.ts';
import { bannerOf, pictured } from '../../../content/model/join.ts';
import { type Locale, localeOf } from '../../../content/model/locales.ts';
import { caseStudies, testimonialsPictures as pictures } from '../../../content/model/testimonials.ts';
import { reviewsOf } from '../../../content/testimonials.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { ClientStrip } from '../../sections/client-strip.tsx';
import { CountersBlock } from '../../sections/counters-block.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { TestimonialCard } from '../../sections/testimonial-card.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import styles from './testimonials.module.css';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { meta, banner, reviews, clients } = contentOf(locale).testimonials;
  return withPictures(locale, {
    meta,
    banner: bannerOf(banner, pictures.banner),
    reviews: { title: reviews.title, lead: reviews.lead },
    testimonials: reviewsOf(locale),
    caseStudy: caseStudyOf(locale),
    clients,
    logos: stripLogosOf(locale),
    ...countersOf(locale),
    timings: { reviews: carouselTimings.testimonials, clients: carouselTimings.clients },
  });
};

function caseStudyOf(locale: Locale) {
  const { testimonials, clients } = contentOf(locale);
  const { caseStudy } = testimonials;
  return {
    ...pictured(caseStudy, pictures.caseStudy),
    items: caseStudies.map(({ id, value }) => {
      const { text, figure, result } = caseStudy.items[id];
      return {
        id,
        client: clients.items[id].title,
        text,
        figure: figure.replace('{n}', String(value)),
        result,
      };
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { banner, reviews, testimonials, caseStudy, clients, logos, counters, counterRunMs, timings } =
    loaderData;
  const { carousel } = useSite().words;
  return (
    <>
      <PageBanner {...banner} />
      <Band ground="sand">
        <SectionHeading id="reviews" title={reviews.title} lead={reviews.lead} />
        <Carousel label={reviews.title} labels={carousel} arrows {...timings.reviews}>
          {testimonials.map((review) => (
            <TestimonialCard key={review.id} review={review} />
          ))}
        </Carousel>
      </Band>
      <Split picture={caseStudy.picture} labelledBy="case-study">
        <SectionText id="case-study" words={caseStudy}>
          <ul className={styles.studies}>
            {caseStudy.items.map(({ id, client, text, figure, result }) => (
              <li key={id} className={styles.study}>
                <p className={styles.result}>
                  <strong className={styles.figure}>{figure}</strong> {result}
                </p>
                <div>
                  <h3 className={styles.client}>{client}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink to={usePaths().gallery} icon="images" iconAt="start">
            {caseStudy.viewGallery}
          </ButtonLink>
        </SectionText>
      </Split>
      <CountersBlock counters={counters} runMs={counterRunMs} />
      <ClientStrip {...clients} logos={logos} timing={timings.clients} />
    </>
  );
}

import { logosInStrip } from '../../../content/en/clients.ts';
import { counterRunMs, counters } from '../../../content/en/counters.ts';
import { testimonials, testimonialsPage } from '../../../content/en/testimonials.ts';
import { carouselTimings } from '../../../content/model/carousel-timings.ts';
import { paths } from '../../../content/model/paths.ts';
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
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import styles from './testimonials.module.css';

export const loader = () =>
  withPictures({
    ...testimonialsPage,
    testimonials,
    logos: logosInStrip,
    counters,
    counterRunMs,
    timings: { reviews: carouselTimings.testimonials, clients: carouselTimings.clients },
  });

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
        <SectionHeading id="reviews" eyebrow={reviews.eyebrow} title={reviews.title} lead={reviews.lead} />
        <Carousel label={reviews.title} labels={carousel} arrows {...timings.reviews}>
          {testimonials.map((review) => (
            <TestimonialCard key={review.id} review={review} ratingSuffix={reviews.ratingSuffix} />
          ))}
        </Carousel>
      </Band>
      <Split picture={caseStudy.picture} labelledBy="case-study">
        <SectionText id="case-study" words={caseStudy} paragraphs={caseStudy.paragraphs}>
          <dl className={styles.results}>
            {caseStudy.results.map(({ figure, text }) => (
              <div key={text} className={styles.result}>
                <dt className={styles.what}>{text}</dt>
                <dd className={styles.figure}>{figure}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={paths.gallery} icon="images" iconAt="start">
            {caseStudy.viewGallery}
          </ButtonLink>
        </SectionText>
      </Split>
      <CountersBlock counters={counters} runMs={counterRunMs} />
      <ClientStrip {...clients} logos={logos} timing={timings.clients} />
    </>
  );
}

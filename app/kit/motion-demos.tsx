import { carouselTimings, homeBannerFadedAtPx } from '../../content/model/carousel-timings.ts';
import { Band } from '../ui/band.tsx';
import { BannerSlider } from '../ui/banner-slider.tsx';
import { Card } from '../ui/card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Counter } from '../ui/counter.tsx';
import { LogoStrip } from '../ui/logo-strip.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Stars } from '../ui/stars.tsx';
import type { KitPictures } from './kit-page.tsx';
import styles from './motion-demos.module.css';

export function MotionDemos({
  pictures,
  logos,
  hero,
  banner,
  reviews,
  carouselLabels: labels,
  counters,
  counterRunMs,
}: KitPictures) {
  const reviewCards = reviews.map(({ id, authorname, description, rating, authorimg }) => (
    <article key={id} className={styles.review}>
      <Stars rating={rating} label={`${rating} out of 5 stars`} />
      <p>{description}</p>
      <div className={styles.author}>
        <Picture of={authorimg} sizes="56px" className={styles.portrait} />
        <h3>{authorname}</h3>
      </div>
    </article>
  ));
  return (
    <>
      <BannerSlider
        {...carouselTimings.homeBanner}
        size="hero"
        effect="fade"
        fadedAtPx={homeBannerFadedAtPx}
        label="Home hero"
        labels={labels}
        slides={hero.map(({ title, subtitle, wide, tall }) => ({
          title,
          paragraph: subtitle,
          picture: wide,
          tall,
          link: { to: '/faqs', label: 'Get Started' },
        }))}
      />

      <Band labelledBy="three-in-view">
        <SectionHeading id="three-in-view" title="Carousel" lead="3 in view, 2 up to 1024, 1 up to 768" />
        <Carousel {...carouselTimings.testimonials} label="Reviews" labels={labels} arrows dots>
          {reviewCards}
        </Carousel>
      </Band>

      <Band labelledBy="group-banner" width="full" ground="sand">
        <div className={styles.inset}>
          <SectionHeading id="group-banner" title="Banner slider" lead="Words beside or below the picture" />
        </div>
        <BannerSlider {...carouselTimings.heroBanner} label="Group banner" labels={labels} slides={banner} />
      </Band>

      <Band labelledBy="one-fading">
        <SectionHeading id="one-fading" title="Carousel, fading" lead="One in view, only dots" />
        <Carousel {...carouselTimings.homeBanner} effect="fade" label="Fading pictures" labels={labels} dots>
          {pictures.slice(0, 3).map((picture) => (
            <Picture key={picture.src} of={picture} sizes="92vw" className={styles.wide} />
          ))}
        </Carousel>
      </Band>

      <Band labelledBy="by-hand" ground="sand">
        <SectionHeading id="by-hand" title="Carousel, by hand" lead="No autoplay, ends at its last slide" />
        <Carousel
          inView={carouselTimings.homeAccreditations.inView}
          speedMs={500}
          loop={false}
          label="Cards by hand"
          labels={labels}
          arrows
        >
          {pictures.slice(3, 8).map((picture) => (
            <Card key={picture.src} title={picture.alt} picture={picture} to="/faqs" more="Find out more" />
          ))}
        </Carousel>
      </Band>

      <Band labelledBy="all-in-view">
        <SectionHeading
          id="all-in-view"
          title="Carousel, all in view"
          lead="Nothing moves, nothing to press"
        />
        <Carousel {...carouselTimings.certificates} label="All in view" labels={labels} arrows>
          {reviewCards.slice(0, 3)}
        </Carousel>
      </Band>

      <Band labelledBy="logos" ground="sand">
        <SectionHeading id="logos" title="Logo strip" lead="4, 3, 2 and 1 in view" />
        <LogoStrip
          {...carouselTimings.clientsOnServicePages}
          label="Client logos"
          labels={labels}
          logos={logos}
        />
      </Band>

      <Band labelledBy="counters">
        <SectionHeading id="counters" title="Counters" />
        <ul className={styles.counters}>
          {counters.map(({ id, countNum, suffix, text }) => (
            <li key={id}>
              <Counter
                target={countNum}
                suffix={suffix}
                durationMs={counterRunMs}
                className={styles.number}
              />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>

      <Band labelledBy="stars" ground="sand">
        <SectionHeading id="stars" title="Stars" />
        <ul className={styles.ratings}>
          {[0, 1, 2, 3, 4, 5].map((rating) => (
            <li key={rating}>
              <Stars rating={rating} label={`${rating} out of 5 stars`} />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

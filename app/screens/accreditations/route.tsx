import { certificatesOf } from '../../../content/certificates.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import {
  approvals,
  auditPoints,
  accreditationsPictures as pictures,
} from '../../../content/model/accreditations.ts';
import { carouselTimings } from '../../../content/model/carousel-timings.ts';
import { bannerOf, inOrder, pictured } from '../../../content/model/join.ts';
import { type Locale, localeOf } from '../../../content/model/locales.ts';
import { longDate } from '../../long-date.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { CertificateCard } from '../../sections/certificate-card.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PointList } from '../../sections/point-list.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import styles from './accreditations.module.css';
import { Approvals } from './approvals.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { accreditations } = contentOf(locale);
  const { banner, audit } = accreditations;
  return withPictures(locale, {
    ...accreditations,
    banner: bannerOf(banner, pictures.banner),
    certificates: datedCertificates(locale),
    approvals: {
      ...accreditations.approvals,
      items: approvals.map((approval) => ({
        ...approval,
        ...accreditations.approvals.items[approval.id],
        validUntil: longDate(approval.until, locale),
      })),
    },
    audit: { ...pictured(audit, pictures.audit), items: inOrder(auditPoints, audit.items) },
    timing: carouselTimings.certificates,
  });
};

/** Each with its date of issue; one that is no longer held, with both of its dates. */
function datedCertificates(locale: Locale) {
  const { issuerLabel, dateLabel, heldLabel, held } = contentOf(locale).accreditations.carousel;
  return certificatesOf(locale).map((certificate) => {
    const from = longDate(certificate.date, locale);
    const { until } = certificate;
    const facts = until
      ? { date: heldLabel, issued: held.replace('{from}', from).replace('{until}', longDate(until, locale)) }
      : { date: dateLabel, issued: from };
    return { ...certificate, facts: { issuer: issuerLabel, ...facts } };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Accreditations({ loaderData }: Route.ComponentProps) {
  const { banner, carousel, certificates, timing, approvals, audit } = loaderData;
  const { words } = useSite();
  return (
    <>
      <PageBanner {...banner} />
      <Band ground="sand">
        <div className={styles.head}>
          <SectionHeading
            id="certificates"
            eyebrow={carousel.eyebrow}
            title={carousel.title}
            lead={carousel.lead}
          />
          <ButtonLink to={usePaths().gallery} look="secondary" icon="images" iconAt="start">
            {carousel.viewGallery}
          </ButtonLink>
        </div>
        <Carousel label={carousel.title} labels={words.carousel} arrows {...timing}>
          {certificates.map((certificate) => (
            <CertificateCard key={certificate.id} certificate={certificate} facts={certificate.facts} />
          ))}
        </Carousel>
      </Band>
      <Approvals {...approvals} />
      <Split picture={audit.picture} shape="whole" ground="sand" labelledBy="audit">
        <SectionText id="audit" words={audit}>
          <PointList items={audit.items} icon="badge-check" />
        </SectionText>
      </Split>
    </>
  );
}

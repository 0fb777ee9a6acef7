import { serviceTitles } from '../../../content/catalogue.server.ts';
import { officeMap } from '../../../content/en/contact.ts';
import { requestQuote } from '../../../content/en/request-quote.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { paths } from '../../../content/model/paths.ts';
import { formAction } from '../../forms/form-action.server.ts';
import { QuoteForm } from '../../forms/quote-form.tsx';
import { useServiceMessage } from '../../forms/use-service-message.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { FormBand } from '../../sections/form-band.tsx';
import { OfficeMap } from '../../sections/office-map.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import { Aside } from './aside.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  withPictures({ ...requestQuote, map: officeMap, serviceTitles: serviceTitles(localeOf(url.pathname)) });

export const action = formAction('quote');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function RequestQuote({ loaderData }: Route.ComponentProps) {
  const { banner, form, helpful, estimate, office, map } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <FormBand
        words={form}
        headingId="quote-form-title"
        aside={<Aside helpful={helpful} estimate={estimate} />}
      >
        <QuoteForm
          type="Request a quote"
          page={paths.requestQuote}
          message={useServiceMessage(loaderData.serviceTitles)}
          labelledBy="quote-form-title"
        />
      </FormBand>
      <Band labelledBy="office-title">
        <SectionHeading id="office-title" eyebrow={office.eyebrow} title={office.title} lead={office.lead} />
        <OfficeMap words={map} />
      </Band>
    </>
  );
}

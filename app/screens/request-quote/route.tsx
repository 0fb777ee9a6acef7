import { serviceTitles } from '../../../content/catalogue.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { formView } from '../../../content/form-view.server.ts';
import { bannerOf, inOrder } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { contractModels, contractTerms, requestQuoteBanner } from '../../../content/model/request-quote.ts';
import { officeMapOf } from '../../../content/office-map.server.ts';
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
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import { Aside } from './aside.tsx';
import { ContractModels } from './contract-models.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { requestQuote, forms } = contentOf(locale);
  return withPictures(locale, {
    ...requestQuote,
    banner: bannerOf(requestQuote.banner, requestQuoteBanner),
    fields: formView(locale, 'quote', 'Request a quote'),
    service: { message: forms.serviceMessage, titles: serviceTitles(locale) },
    models: {
      ...requestQuote.models,
      items: inOrder(contractModels, requestQuote.models.items),
      terms: inOrder(contractTerms, requestQuote.models.terms),
    },
    map: officeMapOf(locale),
  });
};

export const action = formAction('quote');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function RequestQuote({ loaderData }: Route.ComponentProps) {
  const paths = usePaths();
  const { banner, form, fields, service, helpful, estimate, office, map } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <FormBand
        words={form}
        headingId="quote-form-title"
        aside={<Aside helpful={helpful} estimate={estimate} />}
      >
        <QuoteForm
          form={fields}
          type="Request a quote"
          page={paths.requestQuote}
          message={useServiceMessage(service)}
          labelledBy="quote-form-title"
        />
      </FormBand>
      <ContractModels {...loaderData.models} />
      <Band ground="sand" labelledBy="office-title">
        <SectionHeading id="office-title" eyebrow={office.eyebrow} title={office.title} lead={office.lead} />
        <OfficeMap words={map} />
      </Band>
    </>
  );
}

import { contentOf } from '../../../content/content.server.ts';
import { formView } from '../../../content/form-view.server.ts';
import { company } from '../../../content/model/company.ts';
import { estimatePictures, estimateSteps } from '../../../content/model/estimate.ts';
import { bannerOf, inOrder, pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { EstimateForm } from '../../forms/estimate-form.tsx';
import { formAction } from '../../forms/form-action.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { FormBand } from '../../sections/form-band.tsx';
import { FramedPicture } from '../../sections/framed-picture.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { WayToReach } from '../../sections/way-to-reach.tsx';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { estimate } = contentOf(locale);
  return withPictures(locale, {
    ...estimate,
    banner: bannerOf(estimate.banner, estimatePictures.banner),
    form: pictured(estimate.form, estimatePictures.form),
    fields: formView(locale, 'estimate'),
    next: { ...estimate.next, steps: inOrder(estimateSteps, estimate.next.steps) },
    phone: company.phones.dubai,
  });
};

export const action = formAction('estimate');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function EstimateProject({ loaderData }: Route.ComponentProps) {
  const { banner, form, fields, call, phone, next } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <FormBand
        words={form}
        headingId="estimate-form-title"
        aside={
          <>
            <FramedPicture of={form.picture} />
            <WayToReach icon="phone" {...call} href={phone.href} shown={phone.shown} />
          </>
        }
      >
        <EstimateForm form={fields} labelledBy="estimate-form-title" />
      </FormBand>
      <NextSteps headingId="next-title" words={next} steps={next.steps} note={next.note} />
    </>
  );
}

import { estimate } from '../../content/estimate.ts';
import { EstimateForm } from '../forms/estimate-form.tsx';
import { formAction } from '../forms/form-action.server.ts';
import { pageMeta } from '../page-meta.ts';
import { withPictures } from '../pictures.server.ts';
import { NextSteps } from '../sections/next-steps.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Split } from '../sections/split.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/estimate-project.ts';

export const loader = () => withPictures(estimate);

export const action = formAction('estimate');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function EstimateProject({ loaderData: { banner, form, next } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner {...banner} />
      <Split picture={form.picture} side="end" share="third" ground="sand" labelledBy="estimate-form-title">
        <SectionHeading id="estimate-form-title" eyebrow={form.eyebrow} title={form.title} lead={form.lead} />
        <EstimateForm labelledBy="estimate-form-title" />
      </Split>
      <NextSteps headingId="next-title" words={next} steps={next.steps} note={next.note} />
    </>
  );
}

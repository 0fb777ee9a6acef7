import { careers } from '../../../content/en/careers.ts';
import { company } from '../../../content/model/company.ts';
import { CareerForm } from '../../forms/career-form.tsx';
import { formAction } from '../../forms/form-action.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { FormBand } from '../../sections/form-band.tsx';
import { FramedPicture } from '../../sections/framed-picture.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { WayToReach } from '../../sections/way-to-reach.tsx';
import type { Route } from './+types/route.ts';
import { Life } from './life.tsx';

export const loader = () => withPictures({ ...careers, address: company.emails.careers });

export const action = formAction('career');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { banner, life, form, email, address, steps } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Life {...life} />
      <FormBand
        words={form}
        headingId="career-form-title"
        aside={
          <>
            <WayToReach
              icon="mail"
              title={email.title}
              href={`mailto:${address}`}
              shown={address}
              text={email.text}
            />
            <FramedPicture of={form.picture} />
          </>
        }
      >
        <CareerForm labelledBy="career-form-title" />
      </FormBand>
      <NextSteps headingId="choose-title" words={steps} steps={steps.items} note={steps.warning} />
    </>
  );
}

import { contentOf } from '../../../content/content.server.ts';
import { formView } from '../../../content/form-view.server.ts';
import { careerSteps, careersPictures, lifePoints } from '../../../content/model/careers.ts';
import { company } from '../../../content/model/company.ts';
import { bannerOf, inOrder, pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { CareerForm } from '../../forms/career-form.tsx';
import { formAction } from '../../forms/form-action.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { FormBand } from '../../sections/form-band.tsx';
import { FramedPicture } from '../../sections/framed-picture.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PointList } from '../../sections/point-list.tsx';
import { WayToReach } from '../../sections/way-to-reach.tsx';
import type { Route } from './+types/route.ts';
import { Life } from './life.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { careers } = contentOf(locale);
  const { life, form, steps } = careers;
  return withPictures(locale, {
    ...careers,
    banner: bannerOf(careers.banner, careersPictures.banner),
    life: { ...pictured(life, careersPictures.life), points: inOrder(lifePoints, life.points) },
    form: pictured(form, careersPictures.form),
    fields: formView(locale, 'career'),
    steps: { ...steps, items: inOrder(careerSteps, steps.items) },
    address: company.emails.careers,
  });
};

export const action = formAction('career');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { banner, life, form, fields, trades, email, address, steps } = loaderData;
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
            <PointList items={[{ id: 'trades', ...trades }]} icon="users" />
            <FramedPicture of={form.picture} />
          </>
        }
      >
        <CareerForm form={fields} labelledBy="career-form-title" />
      </FormBand>
      <NextSteps headingId="choose-title" words={steps} steps={steps.items} note={steps.warning} />
    </>
  );
}

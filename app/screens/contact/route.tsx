import { contact } from '../../../content/en/contact.ts';
import { company } from '../../../content/model/company.ts';
import { paths } from '../../../content/model/paths.ts';
import { formAction } from '../../forms/form-action.server.ts';
import { QuoteForm } from '../../forms/quote-form.tsx';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { FormBand } from '../../sections/form-band.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { WayToReach } from '../../sections/way-to-reach.tsx';
import type { Route } from './+types/route.ts';
import { Office } from './office.tsx';

export const loader = () => {
  const { phones, ...words } = contact;
  return withPictures({
    ...words,
    phones: phones.map(({ id, ...phone }) => ({ ...phone, ...company.phones[id] })),
    address: company.emails.info,
  });
};

export const action = formAction('quote');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { banner, form, phones, email, address, office, map, contactButton } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <FormBand
        id="contact"
        words={form}
        headingId="contact-form-title"
        aside={
          <>
            {phones.map(({ title, text, href, shown }) => (
              <WayToReach key={href} icon="phone" title={title} href={href} shown={shown} text={text} />
            ))}
            <WayToReach
              icon="mail"
              title={email.title}
              href={`mailto:${address}`}
              shown={address}
              text={email.text}
            />
          </>
        }
      >
        <QuoteForm type="Contact us" page={paths.contact} labelledBy="contact-form-title" />
      </FormBand>
      <Office office={office} map={map} contactButton={contactButton} />
    </>
  );
}

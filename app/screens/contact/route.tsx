import { contentOf } from '../../../content/content.server.ts';
import { formView } from '../../../content/form-view.server.ts';
import { company } from '../../../content/model/company.ts';
import { contactPhones, contactPictures, directionIds } from '../../../content/model/contact.ts';
import { bannerOf, inOrder, pictured } from '../../../content/model/join.ts';
import { commas, localeOf } from '../../../content/model/locales.ts';
import { anchors } from '../../../content/model/paths.ts';
import { officeMapOf } from '../../../content/office-map.server.ts';
import { formAction } from '../../forms/form-action.server.ts';
import { QuoteForm } from '../../forms/quote-form.tsx';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { FormBand } from '../../sections/form-band.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { WayToReach } from '../../sections/way-to-reach.tsx';
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import { Office } from './office.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { contact } = contentOf(locale);
  return withPictures(locale, {
    ...contact,
    banner: bannerOf(contact.banner, contactPictures.banner),
    fields: formView(locale, 'quote', 'Contact us'),
    phones: inOrder(contactPhones, contact.phones).map((phone) => ({
      ...phone,
      ...company.phones[phone.id],
    })),
    address: company.emails.info,
    office: {
      ...pictured(contact.office, contactPictures.office),
      directions: inOrder(directionIds, contact.office.directions),
      comma: commas[locale],
    },
    map: officeMapOf(locale),
  });
};

export const action = formAction('quote');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Contact({ loaderData }: Route.ComponentProps) {
  const paths = usePaths();
  const { banner, form, fields, phones, email, address, office, map, contactButton } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <FormBand
        id={anchors.contactForm}
        words={form}
        headingId="contact-form-title"
        aside={
          <>
            {phones.map(({ id, title, text, href, shown }) => (
              <WayToReach key={id} icon="phone" title={title} href={href} shown={shown} text={text} />
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
        <QuoteForm form={fields} type="Contact us" page={paths.contact} labelledBy="contact-form-title" />
      </FormBand>
      <Office office={office} map={map} contactButton={contactButton} />
    </>
  );
}

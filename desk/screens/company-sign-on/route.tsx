import { redirect } from 'react-router';
import { whereTo } from '../../addresses.ts';
import { notFound, page } from '../../guard.ts';

/** Sends the browser to the company's sign-on; desk/screens/company-back is where it returns. */
export const loader = page('companySignOn', async ({ access, url }) => {
  const started = await access.startCompanySignOn(whereTo(url));
  if (!started) throw notFound();
  throw redirect(started.location, {
    status: 303,
    headers: started.cookies.map((value): [string, string] => ['Set-Cookie', value]),
  });
});

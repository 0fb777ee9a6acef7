import { data, redirect } from 'react-router';
import { whereTo } from '../../addresses.ts';
import { notFound, page } from '../../guard.ts';
import { Refused } from '../../shell/refused.tsx';
import type { Route } from './+types/route.ts';

/** Sends the browser to the company's sign-on; desk/screens/company-back is where it returns. */
export const loader = page('companySignOn', async ({ access, url }) => {
  if (!access.hasCompanySignOn) throw notFound();
  const to = whereTo(url);
  const started = await access.startCompanySignOn(to);
  if (!started) return data({ refusal: 'sign-on-failed' as const, to }, { status: 503 });
  throw redirect(started.location, {
    status: 303,
    headers: started.cookies.map((value): [string, string] => ['Set-Cookie', value]),
  });
});

export default function CompanySignOn({ loaderData }: Route.ComponentProps) {
  return <Refused {...loaderData} />;
}

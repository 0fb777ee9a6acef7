import { data, redirect } from 'react-router';
import { notFound, page } from '../../guard.ts';
import { Refused } from '../../shell/refused.tsx';
import type { Route } from './+types/route.ts';

export const loader = page('companyBack', async ({ access, request }) => {
  if (!access.hasCompanySignOn) throw notFound();
  const outcome = await access.finishCompanySignOn(request);
  if (!outcome.ok) return data({ refusal: outcome.refusal, to: outcome.to }, { status: 403 });
  throw redirect(outcome.to, {
    status: 303,
    headers: outcome.cookies.map((value): [string, string] => ['Set-Cookie', value]),
  });
});

export default function CompanyBack({ loaderData }: Route.ComponentProps) {
  return <Refused {...loaderData} />;
}

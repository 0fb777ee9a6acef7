import { data, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses } from '../../addresses.ts';
import { notFound, page } from '../../guard.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GateCard } from '../../ui/gate-card.tsx';
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
  const { refusal, to } = loaderData;
  return (
    <GateCard title={words.signIn.title} lead={words.signIn.lead}>
      <Alert>{words.refusals[refusal]}</Alert>
      <ButtonLink to={addresses.signIn(to)} wide>
        {words.signIn.again}
      </ButtonLink>
    </GateCard>
  );
}

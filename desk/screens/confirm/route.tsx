import { data, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses, whereTo } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import { PasskeyButton } from '../../passkeys/passkey-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GateCard } from '../../ui/gate-card.tsx';
import type { Route } from './+types/route.ts';

export const loader = page('confirm', async ({ desk, person, url }) => ({
  options: await desk.account.confirmOptions(),
  to: whereTo(url),
  // As they came in, so they confirm.
  company: person.method === 'company' ? addresses.companySignOn(url.origin, whereTo(url)) : undefined,
}));

export const action = actions('confirm', {
  async passkey({ desk, url }, form) {
    const outcome = await desk.account.confirm(String(form.get('response') ?? ''));
    if (!outcome.ok) return data({ refusal: outcome.refusal }, { status: 403 });
    throw redirect(whereTo(url), 303);
  },
});

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <GateCard title={words.confirm.title} lead={words.confirm.lead}>
      {loaderData.company ? (
        <ButtonLink to={loaderData.company} wide>
          {words.confirm.company}
        </ButtonLink>
      ) : (
        <PasskeyButton
          intent="passkey"
          label={words.confirm.passkey}
          busyLabel={words.confirm.busy}
          show={loaderData.options}
          refusal={actionData?.refusal}
        />
      )}
      <ButtonLink to={loaderData.to} look="quiet">
        {words.confirm.back}
      </ButtonLink>
    </GateCard>
  );
}

import { data, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses, whereTo } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import { PasskeyButton } from '../../passkeys/passkey-button.tsx';
import { asksToConfirm } from '../../rules.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GateCard } from '../../ui/gate-card.tsx';
import type { Route } from './+types/route.ts';

export const loader = page('confirm', async ({ desk, person, url }) => {
  // As they came in, so they confirm; not every company's sign-on can, so a passkey of theirs always does.
  const company = person.method === 'company';
  const hasPasskey = !company || (await desk.account.passkeys()).length > 0;
  const to = whereTo(url);
  return {
    options: hasPasskey ? await desk.account.confirmOptions() : undefined,
    // To a page that asks for the passkey before it shows anything there is no way but by it.
    back: asksToConfirm(to) ? addresses.today : to,
    company: company ? addresses.companySignOn(url.origin, to) : undefined,
  };
});

export const action = actions('confirm', {
  async passkey({ desk, url }, form) {
    const outcome = await desk.account.confirm(String(form.get('response') ?? ''));
    if (!outcome.ok) return data({ refusal: outcome.refusal }, { status: 403 });
    throw redirect(whereTo(url), 303);
  },
});

/** After a refusal too: what the device was asked once is not asked again. */
export const shouldRevalidate = () => true;

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { options, company, back } = loaderData;
  return (
    <GateCard title={words.confirm.title} lead={words.confirm.lead}>
      {company && (
        <ButtonLink to={company} wide>
          {words.confirm.company}
        </ButtonLink>
      )}
      {options && (
        <PasskeyButton
          intent="passkey"
          label={words.confirm.passkey}
          busyLabel={words.confirm.busy}
          show={options}
          refusal={actionData?.refusal}
        />
      )}
      <ButtonLink to={back} look="quiet">
        {words.confirm.back}
      </ButtonLink>
    </GateCard>
  );
}

import { data, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import type { LetIn } from '../../../contract/desk/access.ts';
import { addresses, whereTo } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import { PasskeyButton } from '../../passkeys/passkey-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GateCard } from '../../ui/gate-card.tsx';
import type { Route } from './+types/route.ts';

export const loader = page('signIn', async ({ access, person, url }) => {
  if (person) throw redirect(whereTo(url));
  return {
    options: await access.signInOptions(),
    company: access.hasCompanySignOn ? addresses.companySignOn(url.origin, whereTo(url)) : undefined,
  };
});

export const action = actions('signIn', {
  async passkey({ access, url }, form) {
    return answer(await access.signIn(String(form.get('response') ?? '')), whereTo(url));
  },
});

/** After a refusal too: what the device was asked once is not asked again. */
export const shouldRevalidate = () => true;

function answer(outcome: LetIn, to: string) {
  if (outcome.ok) throw redirect(to, { status: 303, headers: cookies(outcome.cookies) });
  const { refusal, retryAfterSeconds } = outcome;
  return data(
    { refusal },
    refusal === 'too-many'
      ? { status: 429, headers: { 'Retry-After': String(retryAfterSeconds ?? 60) } }
      : { status: 403 },
  );
}

const cookies = (values: readonly string[]): [string, string][] =>
  values.map((value) => ['Set-Cookie', value]);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <GateCard title={words.signIn.title} lead={words.signIn.lead}>
      <PasskeyButton
        intent="passkey"
        label={words.signIn.passkey}
        busyLabel={words.signIn.busy}
        show={loaderData.options}
        refusal={actionData?.refusal}
      />
      {loaderData.company && (
        <ButtonLink to={loaderData.company} look="secondary" wide>
          {words.signIn.company}
        </ButtonLink>
      )}
      <p>{words.signIn.help}</p>
    </GateCard>
  );
}

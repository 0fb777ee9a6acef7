import { data, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import { PasskeyButton } from '../../passkeys/passkey-button.tsx';
import { GateCard } from '../../ui/gate-card.tsx';
import type { Route } from './+types/route.ts';

export const loader = page('invitation', async ({ access, params }) => {
  const invitation = await access.invitation(params.token ?? '');
  // Gone is said, not "unknown": the person holding it should know what to do next.
  return invitation ? { invitation } : data({ invitation: undefined }, { status: 410 });
});

export const action = actions('invitation', {
  async register({ access, params }, form) {
    const outcome = await access.acceptInvitation(params.token ?? '', String(form.get('response') ?? ''));
    if (!outcome.ok) return data({ refusal: outcome.refusal }, { status: 403 });
    throw redirect(addresses.today, {
      status: 303,
      headers: outcome.cookies.map((value): [string, string] => ['Set-Cookie', value]),
    });
  },
});

/** After a refusal too: what the device was asked once is not asked again. */
export const shouldRevalidate = () => true;

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation } = loaderData;
  if (!invitation) return <GateCard title={words.invitation.goneTitle} lead={words.invitation.gone} />;
  const role = words.roles[invitation.role];
  return (
    <GateCard title={words.invitation.title} lead={words.invitation.lead(invitation.name, role)}>
      <p>{words.invitation.explain}</p>
      <PasskeyButton
        intent="register"
        label={words.invitation.register}
        busyLabel={words.invitation.busy}
        create={invitation.options}
        refusal={actionData?.refusal}
      />
    </GateCard>
  );
}

import { desk as words } from '../../content/desk.ts';
import type { Refusal } from '../../contract/desk/access.ts';
import { addresses } from '../addresses.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { GateCard } from '../ui/gate-card.tsx';

/** Why the company's sign-on let nobody in, and the way to another try. */
export function Refused({ refusal, to }: { readonly refusal: Refusal; readonly to: string }) {
  return (
    <GateCard title={words.signIn.title} lead={words.signIn.lead}>
      <Alert>{words.refusals[refusal]}</Alert>
      <ButtonLink to={addresses.signIn(to)} wide>
        {words.signIn.again}
      </ButtonLink>
    </GateCard>
  );
}

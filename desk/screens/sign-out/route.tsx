import { Form, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import { Button } from '../../ui/button.tsx';
import { GateCard } from '../../ui/gate-card.tsx';

export const loader = page('signOut', ({ person }) => {
  if (!person) throw redirect(addresses.signIn());
  return null;
});

export const action = actions('signOut', {
  async 'sign-out'({ access }) {
    const cookies = await access.signOut();
    throw redirect(addresses.signIn(), {
      status: 303,
      headers: cookies.map((value): [string, string] => ['Set-Cookie', value]),
    });
  },
});

export default function SignOut() {
  return (
    <GateCard title={words.signOut.title} lead={words.signOut.question}>
      <Form method="post">
        <input type="hidden" name="intent" value="sign-out" />
        <Button type="submit" wide>
          {words.signOut.done}
        </Button>
      </Form>
    </GateCard>
  );
}

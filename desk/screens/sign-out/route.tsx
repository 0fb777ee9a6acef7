import { redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import { GateCard } from '../../ui/gate-card.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

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
      <PostForm intent="sign-out">
        <SubmitButton wide>{words.signOut.done}</SubmitButton>
      </PostForm>
    </GateCard>
  );
}

import { desk as words } from '../../content/desk.ts';
import { addresses } from '../addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './message.module.css';

interface MessageProps {
  readonly title: string;
  readonly sentence: string;
}

/** A page that has only one thing to say. */
export function Message({ title, sentence }: MessageProps) {
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <ButtonLink to={addresses.today} look="secondary">
        {words.notFound.back}
      </ButtonLink>
    </div>
  );
}

import { desk as words } from '../../../content/en/desk.ts';
import { mailWords } from '../../../content/en/mail.ts';
import type { Entry } from '../../../contract/desk/entries.ts';
import { Moment } from '../../ui/moment.tsx';
import styles from './entry.module.css';

/** Every field as it was filled in, under the label it has in the team's mails. */
export function EntryFields({ entry }: { readonly entry: Entry }) {
  const labels: Readonly<Record<string, string>> = mailWords[entry.form].labels;
  const { entry: text } = words;
  const source = [entry.source.page, entry.source.referrer, ...Object.values(entry.source.campaign)].filter(
    Boolean,
  );
  return (
    <dl className={styles.fields}>
      {Object.entries(entry.fields).map(([name, value]) => (
        <div key={name}>
          <dt>{labels[name] ?? name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
      <div>
        <dt>{text.received}</dt>
        <dd>
          <Moment at={entry.receivedAt} />
        </dd>
      </div>
      <div>
        <dt>{text.language}</dt>
        <dd>{words.languages[entry.locale] ?? entry.locale}</dd>
      </div>
      {source.length > 0 && (
        <div>
          <dt>{text.source}</dt>
          <dd>{source.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}

import { desk as words } from '../../../content/desk.ts';
import type { Entry } from '../../../contract/desk/entries.ts';
import { Moment } from '../../ui/moment.tsx';
import styles from './entry.module.css';

interface EntryFieldsProps {
  readonly entry: Entry;
  /** By the fields' wire names, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Every field as it was filled in, under the label it has in the form. */
export function EntryFields({ entry, labels }: EntryFieldsProps) {
  const { entry: text } = words;
  const source = [entry.source.page, entry.source.referrer, ...Object.values(entry.source.campaign)].filter(
    Boolean,
  );
  return (
    <dl className={styles.fields}>
      {Object.entries(labels).map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd dir="auto">{entry.fields[name]}</dd>
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

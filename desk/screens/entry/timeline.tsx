import { desk as words } from '../../../content/desk.ts';
import type { TimelineEvent } from '../../../contract/desk/entries.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { statusStep } from '../../ui/status-step.ts';
import styles from './entry.module.css';

/** What happened to an entry, the latest first. Somebody who looks again and again is named once. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const told = events.filter(({ kind, who }, i) => {
    const before = events[i - 1];
    return !(kind === 'opened' && before?.kind === 'opened' && before.who === who);
  });
  return (
    <Panel title={words.entry.timeline}>
      <ol className={styles.timeline}>
        {told.toReversed().map((event) => (
          <li key={`${event.at.getTime()} ${event.kind} ${event.detail}`}>
            <p>
              {labelOf(event)}
              {detailOf(event)}
            </p>
            <p className={styles.quiet}>
              <Moment at={event.at} />
              {event.who && ` · ${event.who}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const labelOf = ({ kind }: TimelineEvent): string =>
  words.entry.events[kind] ?? (words.auditActions as Readonly<Record<string, string>>)[kind] ?? kind;

function detailOf({ kind, detail = '' }: TimelineEvent): string {
  if (kind.startsWith('mail-')) return ` ${words.entry.mailKinds[detail] ?? ''}`;
  if (kind === 'owner') return `: ${detail || words.nobody}`;
  return kind === 'status' ? `: ${statusStep(detail)}` : '';
}

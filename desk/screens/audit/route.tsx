import { Link } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { type AuditRow, auditActions } from '../../../contract/desk/audit-trail.ts';
import { addresses } from '../../addresses.ts';
import { page } from '../../guard.ts';
import { AddressForm } from '../../ui/address-form.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { statusStep } from '../../ui/status-step.ts';
import type { Route } from './+types/route.ts';
import styles from './audit.module.css';

export const loader = page('audit', async ({ desk, url }) => {
  const given = (name: string) => url.searchParams.get(name)?.trim().slice(0, 40) || undefined;
  const action = auditActions.find((one) => one === given('action'));
  const reference = given('reference')?.toUpperCase();
  const before = Number(given('before'));
  const [list, staff] = await Promise.all([
    desk.audit.page({
      action,
      reference,
      before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    }),
    desk.staff.list(),
  ]);
  return { ...list, action, reference, names: Object.fromEntries(staff.map(({ id, name }) => [id, name])) };
});

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { rows, next, action = '', reference = '', names } = loaderData;
  const { audit: text } = words;
  return (
    <>
      <title>{words.title(text.title)}</title>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <AddressForm className={styles.filter}>
        <Field label={text.action}>
          <select name="action" defaultValue={action}>
            <option value="">{words.inbox.all}</option>
            {auditActions.map((one) => (
              <option key={one} value={one}>
                {words.auditActions[one]}
              </option>
            ))}
          </select>
        </Field>
        <Field label={text.reference}>
          <input name="reference" maxLength={20} defaultValue={reference} />
        </Field>
        <Button type="submit">{words.inbox.apply}</Button>
      </AddressForm>
      <p role="status">{rows.length === 0 && text.none}</p>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <Moment at={row.at} />
            <span>{row.staffName ?? text.commandLine}</span>
            <span>{words.auditActions[row.action]}</span>
            <span>{row.reference && <Link to={addresses.entry(row.reference)}>{row.reference}</Link>}</span>
            <span className={styles.detail}>{detailOf(row, names)}</span>
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <ButtonLink
          to={`${addresses.audit}?${new URLSearchParams({ action, reference, before: String(next) })}`}
          look="secondary"
        >
          {text.older}
        </ButtonLink>
      )}
    </>
  );
}

/** Members stand there by their ids. */
function detailOf({ action, detail = '' }: AuditRow, names: Readonly<Record<string, string>>): string {
  if (action === 'status') return statusStep(detail);
  if (action === 'owner') return names[detail] ?? words.nobody;
  return detail
    .split(' ')
    .map((word) => names[word] ?? word)
    .join(' ');
}

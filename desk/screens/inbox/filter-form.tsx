import { desk as words } from '../../../content/desk.ts';
import { sorts } from '../../../contract/desk/entries.ts';
import { statuses } from '../../../contract/desk/statuses.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { addresses } from '../../addresses.ts';
import { AddressForm } from '../../ui/address-form.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './inbox.module.css';

interface FilterFormProps {
  readonly given: Readonly<Record<string, string>>;
  readonly forms: readonly FormName[];
  readonly owners: readonly { readonly id: string; readonly name: string }[];
  readonly isFiltered: boolean;
}

type Choice = readonly [value: string, label: string];

/** The filter stands in the address, so a list can be kept and shared. */
export function FilterForm({ given, forms, owners, isFiltered }: FilterFormProps) {
  const { inbox: text } = words;
  const choice = (name: string, label: string, choices: readonly Choice[]) => (
    <Field label={label}>
      <select name={name} defaultValue={given[name] ?? ''}>
        {choices.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </Field>
  );
  const all: Choice = ['', text.all];
  return (
    <AddressForm action={addresses.inbox} role="search" aria-label={text.filter} className={styles.filter}>
      <div className={styles.search}>
        <Field label={`${text.search}: ${text.searchHint}`}>
          <input type="search" name="q" maxLength={200} defaultValue={given.q ?? ''} dir="auto" />
        </Field>
      </div>
      {forms.length > 1 &&
        choice('form', text.form, [all, ...forms.map((form): Choice => [form, words.forms[form]])])}
      {choice('status', text.status, [
        all,
        ['open', text.open],
        ...statuses.map((status): Choice => [status, words.statuses[status]]),
      ])}
      {choice('owner', text.owner, [
        all,
        ['nobody', words.nobody],
        ...owners.map(({ id, name }): Choice => [id, name]),
      ])}
      {choice('locale', text.language, [all, ...Object.entries(words.languages)])}
      <Field label={text.from}>
        <input type="date" name="from" defaultValue={given.from ?? ''} />
      </Field>
      <Field label={text.to}>
        <input type="date" name="to" defaultValue={given.to ?? ''} />
      </Field>
      {choice(
        'sort',
        text.sort,
        sorts.map((sort): Choice => [sort === 'newest' ? '' : sort, text.sorts[sort]]),
      )}
      <div className={styles.buttons}>
        <Button type="submit">{text.apply}</Button>
        {isFiltered && (
          <ButtonLink to={addresses.inbox} look="quiet">
            {text.clear}
          </ButtonLink>
        )}
      </div>
    </AddressForm>
  );
}

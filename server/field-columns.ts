import { formNames } from '../contract/form-names.ts';
import { dialledField, forms } from '../contract/forms.ts';

/** Every field of every form, so that the columns are the same in every export. */
export const fieldColumns: readonly string[] = [
  ...new Set(
    formNames.flatMap((form) =>
      forms[form].fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name),
    ),
  ),
  dialledField,
];

import { Select } from '../ui/select.tsx';
import { FieldFrame, type FieldProps } from './field.tsx';

/**
 * Apart from the other fields: most forms have none, and their pages need not carry how it looks. Nothing is chosen where
 * no choice is the default.
 */
export function SelectField({ value, ...frame }: FieldProps) {
  const { choices = [], defaultValue } = frame.field;
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <Select
          {...attributes}
          options={choices}
          placeholder={defaultValue === undefined ? '' : undefined}
          defaultValue={value ?? defaultValue}
        />
      )}
    </FieldFrame>
  );
}

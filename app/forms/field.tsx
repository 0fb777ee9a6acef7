import type { ReactNode } from 'react';
import type { AroundForms, FieldView } from '../../content/model/forms.ts';
import type { FieldError } from '../../contract/problem.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './field.module.css';
import { LengthCount } from './length-count.tsx';

export interface FieldProps {
  readonly id: string;
  readonly field: FieldView;
  /** As typed before, instead of the field's default. */
  readonly value?: string | undefined;
  readonly error?: FieldError | undefined;
  readonly around: AroundForms;
}

interface FrameProps extends Omit<FieldProps, 'value'> {
  /** Renders the control with the attributes that tie it to its words. */
  readonly children: (attributes: ReturnType<typeof attributesOf>) => ReactNode;
  /** The error may appear while the visitor is still filling in the form. */
  readonly live?: boolean | undefined;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Addresses and numbers read from left to right in every language; other words as their first letter does. */
const directionOf = ({ kind }: FieldView) =>
  kind === 'email' || kind === 'tel' ? 'ltr' : kind === 'text' || kind === 'textarea' ? 'auto' : undefined;

function attributesOf({ id, field, error }: Pick<FieldProps, 'id' | 'field' | 'error'>) {
  const describedBy = [field.hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    id,
    name: field.name,
    required: field.required,
    dir: directionOf(field),
    // Nothing to read: it tells the sheet that the field is empty.
    placeholder: directionOf(field) === 'auto' ? ' ' : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** Label above the control; below it, so that neighbours stay in line, its hint and what is wrong with it. */
export function FieldFrame({ id, field, error, around, live = false, children }: FrameProps) {
  const mayBeEmpty = !field.required && field.defaultValue === undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
        {mayBeEmpty && <span className={styles.optional}> {around.optional}</span>}
      </label>
      {children(attributesOf({ id, field, error }))}
      {field.hint && (
        <p id={hintId(id)} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <div aria-live={live ? 'polite' : undefined}>
        {error && (
          <p id={errorId(id)} className={styles.error}>
            <Icon name="circle-alert" className={styles.mark} />
            {error.message}
          </p>
        )}
      </div>
    </div>
  );
}

/** A field that is typed into. A form that has others says how they are rendered (`renderField`). */
export function Field({ value, ...frame }: FieldProps) {
  const { name, kind, defaultValue, maxLength, autocomplete, inputMode } = frame.field;
  if (kind === 'select' || kind === 'file')
    throw new Error(`Nothing can be typed into the field ${name}: its form has to render it.`);
  const start = value ?? defaultValue;
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        // Without maxlength: a long text that is pasted stays whole, is counted, and can be shortened.
        <LengthCount max={maxLength} words={frame.around.length}>
          {kind === 'textarea' ? (
            <textarea
              {...attributes}
              defaultValue={start}
              rows={5}
              className={`${styles.control} ${styles.long}`}
            />
          ) : (
            <input
              {...attributes}
              type={kind}
              defaultValue={start}
              autoComplete={autocomplete}
              inputMode={inputMode}
              className={styles.control}
            />
          )}
        </LengthCount>
      )}
    </FieldFrame>
  );
}

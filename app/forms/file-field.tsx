import { useEffect, useRef, useState } from 'react';
import { formWords } from '../../content/en/forms.ts';
import { cvExtensionOf, precheckCv } from '../../contract/cv-precheck.ts';
import { cvMessages } from '../../contract/field-messages.ts';
import type { FieldError } from '../../contract/problem.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FieldFrame, type FieldProps } from './field.tsx';
import styles from './file-field.module.css';

interface Choice {
  readonly file: File | undefined;
  readonly error: FieldError | undefined;
  /** The refusal that stood here when the choice was made; a later one counts again. */
  readonly answers: FieldError | undefined;
}

/** What is wrong with a chosen file, as far as its name and size tell. */
export function cvError(name: string, file: File | undefined): FieldError | undefined {
  const fault = precheckCv(file ?? { name: '', size: 0 });
  return fault && { field: name, message: cvMessages[fault] };
}

const kilobyte = 1024;
const sizeOf = ({ size }: File) =>
  size < kilobyte * kilobyte
    ? `${Math.ceil(size / kilobyte)} KB`
    : `${(size / kilobyte / kilobyte).toFixed(1)} MB`;
const typeOf = ({ name }: File) => cvExtensionOf(name)?.slice(1).toUpperCase();

/** The platform's own file field, which takes a dropped file too; below it what was chosen, to be checked or removed. */
export function FileField({ id, field, error }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<Choice>();

  const look = () => {
    const file = input.current?.files?.[0];
    setChoice({ file, error: file && cvError(field.name, file), answers: error });
  };
  // A file may have been chosen before the page answered to scripts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has appeared
  useEffect(() => {
    if (input.current?.files?.length) look();
  }, []);

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    look();
    input.current.focus();
  };

  const shown = choice && choice.answers === error ? choice.error : error;
  const file = choice?.file;
  return (
    <FieldFrame id={id} field={field} error={shown} live>
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={input}
            type="file"
            accept={field.accept}
            onChange={look}
            className={styles.input}
          />
          {file && (
            <div className={styles.chosen}>
              <Icon name="file-text" className={styles.mark} />
              <p className={styles.name}>
                {file.name}
                <span className={styles.facts}>
                  {[typeOf(file), sizeOf(file)].filter(Boolean).join(', ')}
                </span>
              </p>
              <Button look="quiet" icon="trash-2" iconAt="start" onClick={remove}>
                {formWords.file.remove}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

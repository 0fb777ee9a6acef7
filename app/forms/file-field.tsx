import { useEffect, useRef, useState } from 'react';
import type { AroundForms, FieldView } from '../../content/model/forms.ts';
import { cvCodes } from '../../contract/cv-faults.ts';
import { cvExtensionOf, precheckCv } from '../../contract/cv-precheck.ts';
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
export function cvError(
  { name, required, errors }: FieldView,
  file: File | undefined,
): FieldError | undefined {
  if (!required && !file?.name) return undefined;
  const fault = precheckCv(file ?? { name: '', size: 0 });
  const code = fault && cvCodes[fault];
  return code && { field: name, code, message: errors[code] ?? '' };
}

const kilobyte = 1024;
const sizeOf = ({ size }: File) =>
  size < kilobyte * kilobyte
    ? `${Math.ceil(size / kilobyte)} KB`
    : `${(size / kilobyte / kilobyte).toFixed(1)} MB`;
const typeOf = ({ name }: File) => cvExtensionOf(name)?.slice(1).toUpperCase();

/**
 * The platform's own file field, which takes a dropped file too, but for its words: they would be in the browser's language.
 * Below it what was chosen, to be checked or removed.
 */
export function FileField({ words, ...frame }: FieldProps & { readonly words: AroundForms['file'] }) {
  const { field, error } = frame;
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<Choice>();

  const look = () => {
    const file = input.current?.files?.[0];
    setChoice({ file, error: file && cvError(field, file), answers: error });
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
    <FieldFrame {...frame} error={shown} live>
      {(attributes) => (
        <>
          <div className={styles.box} data-named={file && ''}>
            <input
              {...attributes}
              ref={input}
              type="file"
              accept={field.accept}
              onChange={look}
              className={styles.input}
            />
            <span className={styles.choose} aria-hidden="true">
              {words.choose}
            </span>
          </div>
          {file && (
            <div className={styles.chosen}>
              <Icon name="file-text" className={styles.mark} />
              <p className={styles.name}>
                <bdi>{file.name}</bdi>
                <span className={styles.facts}>
                  <bdi dir="ltr">{[typeOf(file), sizeOf(file)].filter(Boolean).join(', ')}</bdi>
                </span>
              </p>
              <Button look="quiet" icon="trash-2" iconAt="start" onClick={remove}>
                {words.remove}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

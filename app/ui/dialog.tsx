import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly open: boolean;
  /** Called whichever way the visitor leaves; the caller then sets open to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** A picture or a film speaks for itself: the title is then read out only. */
  readonly titleHidden?: boolean | undefined;
  readonly closeLabel: string;
  readonly size?: 'text' | 'wide' | undefined;
  /** Rendered only while the dialog is open, so nothing in it is fetched before. */
  readonly children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  size = 'text',
  children,
}: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={`${modal.className} ${styles.dialog} ${styles[size]}`}
    >
      {open && (
        <div className={titleHidden ? styles.bare : styles.panel}>
          <h2 id={titleId} className={titleHidden ? styles.unseen : styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => modal.ref.current?.close()}
          >
            <Icon name="x" />
          </button>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

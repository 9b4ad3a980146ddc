import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

/** A modal dialog. Mount it to open it; `onClose` is called however it was closed. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  side = false,
  wide = false,
  broad = false,
  footer,
  children,
}: {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  side?: boolean;
  wide?: boolean;
  broad?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, side && styles.side, wide && styles.wide, broad && styles.broad)}
      aria-labelledby={id}
      // Closes by a click on the backdrop, where the browser supports it.
      {...{ closedby: 'any' }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

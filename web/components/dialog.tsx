import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

/**
 * The browser's own dialog: it holds the focus, closes by Escape and gives the focus back. Mount it to
 * open it; `onClose` is called however it was closed.
 */
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
  /** A panel from the side instead of a sheet in the middle. */
  side?: boolean;
  /** Room for two columns. */
  wide?: boolean;
  /** Room for a table. */
  broad?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, side && styles.side, wide && styles.wide, broad && styles.broad)}
      aria-labelledby={id}
      onClose={() => {
        // The event comes later: mounted again meanwhile, the dialog is open and stays so.
        if (!ref.current?.open) onClose();
      }}
      // A click on the veil closes it, where the browser knows how.
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

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from './admin.module.css';

/** A button for what shuts somebody out: it asks once more in its own place. */
export function ConfirmedButton({
  label,
  spoken,
  confirm,
  busy,
  onConfirm,
}: {
  label: string;
  /** What is read out where the label alone does not say whom or what it is about. */
  spoken?: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone: whoever came by keyboard goes on with the answer.
  useEffect(() => {
    if (asks) place.current?.querySelector('button')?.focus();
  }, [asks]);
  if (!asks) {
    return (
      <Button small disabled={busy} aria-label={spoken} onClick={() => setAsks(true)}>
        {label}
      </Button>
    );
  }
  return (
    <span ref={place} className={styles.actions}>
      <Button
        small
        variant="primary"
        onClick={() => {
          setAsks(false);
          onConfirm();
        }}
      >
        {confirm}
      </Button>
      <Button small variant="quiet" onClick={() => setAsks(false)}>
        {t('admin.cancel')}
      </Button>
    </span>
  );
}

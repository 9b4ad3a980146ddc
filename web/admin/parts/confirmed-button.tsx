import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import styles from './admin.module.css';

/** A button for what shuts somebody out: it asks once more in its own place. */
export function ConfirmedButton({
  label,
  spoken,
  confirm,
  busy,
  disabled = false,
  onConfirm,
}: {
  label: string;
  /** What is read out where the label alone does not say whom or what it is about. */
  spoken?: string;
  confirm: string;
  /** Something is under way, by this button or by one beside it. */
  busy: boolean;
  /** What it is for cannot be done. */
  disabled?: boolean;
  onConfirm: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const place = useFocusOnTurn<HTMLSpanElement>(asks);
  return (
    <span ref={place} className={styles.actions}>
      {asks ? (
        <>
          <Button
            key="confirm"
            small
            variant="primary"
            onClick={() => {
              setAsks(false);
              setConfirmed(true);
              onConfirm();
            }}
          >
            {confirm}
          </Button>
          <Button small variant="quiet" onClick={() => setAsks(false)}>
            {t('admin.cancel')}
          </Button>
        </>
      ) : (
        <Button
          key="ask"
          small
          busy={busy && isConfirmed}
          disabled={disabled || busy}
          aria-label={spoken}
          onClick={() => {
            setAsks(true);
            setConfirmed(false);
          }}
        >
          {label}
        </Button>
      )}
    </span>
  );
}

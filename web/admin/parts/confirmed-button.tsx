import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import styles from './admin.module.css';

/** A button for an action that revokes access. It asks for confirmation in place. */
export function ConfirmedButton({
  label,
  spoken,
  confirm,
  busy,
  disabled = false,
  onConfirm,
}: {
  label: string;
  /** Accessible label, for buttons whose visible text does not say whom or what it concerns. */
  spoken?: string;
  confirm: string;
  /** True while a request of this or a neighbouring button is pending. */
  busy: boolean;
  /** True if the action is not possible at the moment. */
  disabled?: boolean;
  onConfirm: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const place = useFocusOnTurn<HTMLSpanElement>(isConfirming);
  return (
    <span ref={place} className={styles.actions}>
      {isConfirming ? (
        <>
          <Button
            key="confirm"
            small
            variant="primary"
            onClick={() => {
              setConfirming(false);
              setConfirmed(true);
              onConfirm();
            }}
          >
            {confirm}
          </Button>
          <Button small variant="quiet" onClick={() => setConfirming(false)}>
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
            setConfirming(true);
            setConfirmed(false);
          }}
        >
          {label}
        </Button>
      )}
    </span>
  );
}

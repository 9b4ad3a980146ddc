import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from './admin.module.css';

/** The submit button of a form, and a button to close it without saving. */
export function FormActions({
  submit,
  busy,
  small,
  onCancel,
}: {
  submit: string;
  busy: boolean;
  small?: boolean;
  onCancel?: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <p className={styles.actions}>
      <Button type="submit" variant="primary" small={small} busy={busy}>
        {submit}
      </Button>
      {onCancel && (
        <Button variant="quiet" small={small} onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      )}
    </p>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';

/** Says that a step is done. With `onClose` it adds a button that closes the panel, for the last step. */
export function StepDone({ text, onClose }: { text: string; onClose?: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <Notice kind="success" role="status">
        {text}
      </Notice>
      {onClose && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={onClose}>
            {t('editor.done')}
          </Button>
        </div>
      )}
    </>
  );
}

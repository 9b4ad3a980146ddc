import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from '../session/editor.module.css';

/** Discards the draft or removes the text, each after a confirmation. */
export function DeleteActions({
  onAct,
}: {
  onAct: (text: string, action: 'discard' | 'remove') => void;
}): ReactNode {
  const { t } = useTexts();
  const [actionToConfirm, setActionToConfirm] = useState<'discard' | 'remove' | null>(null);
  if (actionToConfirm !== null) {
    return (
      <div className={styles.section} role="group" aria-label={t(`editor.publish.${actionToConfirm}`)}>
        <p>{t(`editor.publish.${actionToConfirm}Sure`)}</p>
        <div className={styles.actions}>
          <Button
            onClick={() => {
              onAct(t(`editor.publish.${actionToConfirm}Done`), actionToConfirm);
              setActionToConfirm(null);
            }}
          >
            {t(`editor.publish.${actionToConfirm}`)}
          </Button>
          <Button variant="quiet" onClick={() => setActionToConfirm(null)}>
            {t('editor.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button small variant="quiet" onClick={() => setActionToConfirm('discard')}>
        {t('editor.publish.discard')}
      </Button>
      <Button small variant="quiet" onClick={() => setActionToConfirm('remove')}>
        {t('editor.publish.remove')}
      </Button>
    </div>
  );
}

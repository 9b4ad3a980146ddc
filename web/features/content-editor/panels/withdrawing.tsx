import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from '../session/editor.module.css';

/** Asks for confirmation, because both actions delete text. */
export function Withdrawing({
  onAct,
}: {
  onAct: (text: string, action: 'discard' | 'remove') => void;
}): ReactNode {
  const { t } = useTexts();
  const [asks, setAsks] = useState<'discard' | 'remove' | null>(null);
  if (asks !== null) {
    return (
      <div className={styles.section} role="group" aria-label={t(`editor.publish.${asks}`)}>
        <p>{t(`editor.publish.${asks}Sure`)}</p>
        <div className={styles.actions}>
          <Button
            onClick={() => {
              onAct(t(`editor.publish.${asks}Done`), asks);
              setAsks(null);
            }}
          >
            {t(`editor.publish.${asks}`)}
          </Button>
          <Button variant="quiet" onClick={() => setAsks(null)}>
            {t('editor.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button small variant="quiet" onClick={() => setAsks('discard')}>
        {t('editor.publish.discard')}
      </Button>
      <Button small variant="quiet" onClick={() => setAsks('remove')}>
        {t('editor.publish.remove')}
      </Button>
    </div>
  );
}

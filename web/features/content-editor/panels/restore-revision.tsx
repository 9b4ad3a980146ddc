import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFocusOnTurn } from '../../../components/use-focus-on-turn.ts';
import styles from '../session/editor.module.css';
import type { Refusal, UnitSession } from '../session/unit-session.ts';
import { PublishRefusal } from './publish-refusal.tsx';

/** Publishes an earlier revision after a confirmation, and confirms that it was done. */
export function RestoreRevision({
  revision,
  isShown,
  act,
  onRestored,
}: {
  revision: number;
  /** This revision is the published one and there is no draft, so there is nothing to restore. */
  isShown: boolean;
  act: UnitSession['act'];
  onRestored: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [doneText, setDoneText] = useState('');
  const place = useFocusOnTurn<HTMLDivElement>(isConfirming);
  const restore = async (): Promise<void> => {
    setSending(true);
    const reason = await act('restore', { revision });
    setSending(false);
    setRefusal(reason);
    setConfirming(false);
    if (reason) return;
    setDoneText(t('editor.history.restored', { revision }));
    onRestored();
  };
  return (
    <>
      <div role="status">{doneText !== '' && <Notice kind="success">{doneText}</Notice>}</div>
      {refusal && <PublishRefusal refusal={refusal} />}
      <div ref={place}>
        {isConfirming ? (
          <div className={styles.section} role="group" aria-label={t('editor.history.restore', { revision })}>
            <p>{t('editor.history.restoreSure', { revision })}</p>
            <div className={styles.actions}>
              <Button key="yes" variant="primary" busy={isSending} onClick={() => void restore()}>
                {t('editor.history.restore', { revision })}
              </Button>
              <Button variant="quiet" disabled={isSending} onClick={() => setConfirming(false)}>
                {t('editor.cancel')}
              </Button>
            </div>
          </div>
        ) : (
          !isShown && (
            <Button
              key="ask"
              variant="primary"
              onClick={() => {
                setConfirming(true);
                setDoneText('');
                setRefusal(null);
              }}
            >
              {t('editor.history.restore', { revision })} …
            </Button>
          )
        )}
      </div>
    </>
  );
}

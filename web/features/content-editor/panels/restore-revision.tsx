import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFocusOnTurn } from '../../../components/use-focus-on-turn.ts';
import styles from '../session/editor.module.css';
import type { Refusal, UnitSession } from '../session/unit-session.ts';
import { Lacking } from './lacking.tsx';

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
  const [asks, setAsks] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [done, setDone] = useState('');
  const place = useFocusOnTurn<HTMLDivElement>(asks);
  const restore = async (): Promise<void> => {
    setSending(true);
    const reason = await act('restore', { revision });
    setSending(false);
    setRefusal(reason);
    setAsks(false);
    if (reason) return;
    setDone(t('editor.history.restored', { revision }));
    onRestored();
  };
  return (
    <>
      <div role="status">{done !== '' && <Notice kind="success">{done}</Notice>}</div>
      {refusal && <Lacking refusal={refusal} />}
      <div ref={place}>
        {asks ? (
          <div className={styles.section} role="group" aria-label={t('editor.history.restore', { revision })}>
            <p>{t('editor.history.restoreSure', { revision })}</p>
            <div className={styles.actions}>
              <Button key="yes" variant="primary" busy={isSending} onClick={() => void restore()}>
                {t('editor.history.restore', { revision })}
              </Button>
              <Button variant="quiet" disabled={isSending} onClick={() => setAsks(false)}>
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
                setAsks(true);
                setDone('');
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

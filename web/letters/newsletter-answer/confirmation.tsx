import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/letters.module.css';
import { useLetterPaths } from '../use-letter-paths.ts';

/**
 * The visitor has to press a button, because mail scanners open links automatically. Without a link the page only says
 * thank you.
 */
export function Confirmation({ homePath }: { homePath: string }): ReactNode {
  const { t } = useTexts();
  const buildPath = useLetterPaths();
  const isHydrated = useHydrated();
  const [isDone, setDone] = useState(false);
  const confirm = useSubmit('confirmNewsletter', { onDone: () => setDone(true) });
  const confirmID = isHydrated ? (window.linkSecret?.hash ?? '') : '';
  const isInvalid = confirm.failure?.type === 'link-invalid';
  const busy = confirm.sending !== null;
  const asks = !isDone && !isInvalid && confirmID !== '';
  const state = isDone ? 'done' : isInvalid ? 'invalid' : 'thanks';
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t(asks || !isHydrated ? 'letters.answer.ok.title' : `letters.answer.ok.${state}`)}</h1>
      </header>
      <Card className={styles.form} data-testid="newsletter-confirmation">
        {!isHydrated && <p className="no-script-only">{t('letters.settings.noScript')}</p>}
        {asks && <p>{t('letters.answer.ok.lead')}</p>}
        {asks && <p className={styles.soft}>{t('shell.newsletter.consent')}</p>}
        <FailureNotice text={confirm.failure && !isInvalid && !busy && t('letters.settings.failed')} />
        {asks ? (
          <Button
            variant="primary"
            className={styles.send}
            busy={busy}

            onClick={() => void confirm.submit({ confirmID })}
          >
            {t('letters.answer.ok.button')}
          </Button>
        ) : (
          isHydrated && (
            <>
              <p role={confirm.failure || isDone ? 'status' : undefined}>
                {t(`letters.answer.ok.${state}Text`)}
              </p>
              <ButtonLink to={isInvalid ? buildPath('Newsletter') : homePath} className={styles.send}>
                {t(isInvalid ? 'letters.newsletter.submit' : 'letters.answer.ok.home')}
              </ButtonLink>
            </>
          )
        )}
      </Card>
    </div>
  );
}

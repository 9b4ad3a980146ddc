import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/letters.module.css';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

/**
 * Target of the confirmation mail. The visitor has to press a button, because mail scanners open links automatically.
 */
export default function AlertConfirmationPage(): ReactNode {
  const { t } = useTexts();
  const { searchPath } = useLoaderData<typeof load>();
  const isHydrated = useHydrated();
  const [isDone, setDone] = useState(false);
  const confirm = useSubmit('confirmAlert', { onDone: () => setDone(true) });
  const confirmID = isHydrated ? (window.linkSecret?.hash ?? '') : '';
  const isInvalid = confirm.failure?.type === 'link-invalid' || (isHydrated && confirmID === '');
  const busy = confirm.sending !== null;
  const state = isDone ? 'done' : isInvalid ? 'invalid' : null;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t(`letters.alerts.confirm.${state ?? 'title'}`)}</h1>
      </header>
      <Card className={styles.form} data-testid="alert-confirmation">
        {!isHydrated && <p className="no-script-only">{t('letters.settings.noScript')}</p>}
        <FailureNotice text={confirm.failure && !isInvalid && !busy && t('letters.alerts.failed')} />
        {state === null ? (
          <>
            <p>{t('letters.alerts.confirm.lead')}</p>
            <Button
              variant="primary"
              className={styles.send}
              busy={busy}
              disabled={!isHydrated}
              onClick={() => void confirm.submit({ confirmID })}
            >
              {t('letters.alerts.confirm.button')}
            </Button>
          </>
        ) : (
          <>
            <p role="status">{t(`letters.alerts.confirm.${state}Text`)}</p>
            <ButtonLink to={searchPath} className={styles.send}>
              {t('letters.alerts.search')}
            </ButtonLink>
          </>
        )}
      </Card>
    </div>
  );
}

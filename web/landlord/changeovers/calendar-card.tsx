import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import own from './changeovers.module.css';

/** Shows the viewer's personal calendar address, by which phones and computers subscribe to the cleaning plan. */
export function CalendarCard(): ReactNode {
  const { t } = useTexts();
  const call = useCall('getChangeoverCalendar', {});
  const [renewed, setRenewed] = useState<string | null>(null);
  const renew = useSubmit('renewChangeoverCalendar', { onDone: ({ url }) => setRenewed(url) });
  const url = renewed ?? call.answer?.url ?? null;
  return (
    <Card className={styles.stack} data-testid="changeover-calendar">
      <h2 className={styles.sectionTitle}>{t('landlord.changeovers.calendar.title')}</h2>
      <p className={styles.soft}>{t('landlord.changeovers.calendar.text')}</p>
      {url !== null && (
        <>
          <TextField
            label={t('landlord.changeovers.calendar.address')}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <p className={styles.soft}>{t('landlord.changeovers.calendar.renewText')}</p>
        </>
      )}
      <FailureNotice text={renew.failure && !renew.sending ? t('landlord.changeovers.problem') : undefined} />
      <div className={own.actions}>
        {url !== null && (
          <ButtonLink to={url.replace(/^https?:/, 'webcal:')} variant="primary">
            {t('landlord.changeovers.calendar.subscribe')}
          </ButtonLink>
        )}
        <Button busy={renew.sending !== null} onClick={() => void renew.submit({})}>
          {t(`landlord.changeovers.calendar.${url === null ? 'make' : 'renew'}`)}
        </Button>
      </div>
    </Card>
  );
}

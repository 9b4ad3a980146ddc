import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { alertFrequencies, type AlertFrequency } from '../../../domain/alerts.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/letters.module.css';
import type { LetterLink } from '../parts/use-letter-link.ts';
import type { load } from './load.ts';

type OwnAlerts = ResponseOf<Api['getAlerts']>;
type Alert = OwnAlerts['alerts'][number];

export function AlertList({ link, first }: { link: LetterLink; first: OwnAlerts }): ReactNode {
  const { t, language } = useTexts();
  const { searchPath } = useLoaderData<typeof load>();
  const [known, setKnown] = useState(first);
  const [note, setNote] = useState<'saved' | 'ended' | 'endedAll' | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const change = useSubmit('setAlert', {
    onDone(answer, { action, alertID }) {
      setKnown(answer);
      setNote(action === 'save' ? 'saved' : alertID === 0 ? 'endedAll' : 'ended');
    },
  });
  const busy = change.sending !== null;
  useEffect(() => {
    // The pressed button has been removed together with its alert, so the focus moves to the status.
    if (note === 'ended' || note === 'endedAll') status.current?.focus();
  }, [note, known]);
  const sendChange = (alertID: number, action: 'save' | 'end', frequency?: AlertFrequency): void => {
    setNote(null);
    void change.submit({
      ...link,
      ...{ languageCode: language, alertID, action },
      ...(frequency && { frequency }),
    });
  };
  const { alerts } = known;
  return (
    <>
      <div role="status" ref={status} tabIndex={-1}>
        {note && !busy && <Notice kind="success">{t(`letters.alerts.${note}`)}</Notice>}
      </div>
      <FailureNotice text={change.failure && !busy && t('letters.alerts.failed')} />
      {alerts.map((alert) => (
        <AlertCard key={alert.alertID} alert={alert} sending={change.sending} onSend={sendChange} />
      ))}
      {alerts.length === 0 && (
        <Card className={styles.form} data-testid="no-alerts">
          <p>{t('letters.alerts.none')}</p>
          <p className={styles.soft}>{t('letters.alerts.noneText')}</p>
          <ButtonLink to={searchPath} className={styles.send}>
            {t('letters.alerts.search')}
          </ButtonLink>
        </Card>
      )}
      {alerts.length > 1 && (
        <div>
          <Button busy={busy} onClick={() => sendChange(0, 'end')}>
            {t('letters.alerts.endAll')}
          </Button>
        </div>
      )}
      {alerts.length > 0 && <p className={styles.soft}>{t('letters.alerts.endAllText')}</p>}
    </>
  );
}

function AlertCard({
  alert: { alertID, kind, title, query, frequency, active, endsOn },
  sending,
  onSend,
}: {
  alert: Alert;
  sending: { alertID: number; action: 'save' | 'end' } | null;
  onSend: (alertID: number, action: 'save' | 'end', frequency?: AlertFrequency) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { searchPath, watchListPath } = useLoaderData<typeof load>();
  const isSaving = sending?.alertID === alertID && sending.action === 'save';
  const name = kind === 'search' ? title : t('letters.alerts.watchList');
  const path = kind === 'search' ? searchPath + (query && `?${query}`) : watchListPath;
  return (
    <Card className={styles.form} data-testid="alert">
      <div>
        <h2 className={styles.kindTitle}>
          <Link to={path}>{name}</Link>
        </h2>
        <p className={styles.soft}>{t('letters.alerts.until', { date: format.date(endsOn) })}</p>
        {!active && <Badge>{t('letters.alerts.pending')}</Badge>}
      </div>
      <SelectField
        name={`frequency-${alertID}`}
        label={t('letters.alerts.often')}
        value={frequency}
        disabled={sending !== null && !isSaving}
        onChange={({ target }) => onSend(alertID, 'save', target.value as AlertFrequency)}
      >
        {alertFrequencies.map((one) => (
          <option key={one} value={one}>
            {t(`letters.alerts.frequency.${one}`)}
          </option>
        ))}
      </SelectField>
      <p className={styles.actions}>
        <Button
          busy={sending !== null}
          aria-label={t('letters.alerts.endOne', { title: name })}
          onClick={() => onSend(alertID, 'end')}
        >
          {t('letters.alerts.end')}
        </Button>
      </p>
    </Card>
  );
}

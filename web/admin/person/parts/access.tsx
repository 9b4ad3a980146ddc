import type { ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../parts/admin.module.css';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import type { Person } from '../person.ts';
import { ActFailure } from './act-failure.tsx';

export function Access({
  person: { number, suspended, sessions, secondFactor },
  onChanged,
}: {
  person: Person;
  onChanged: (person: Person) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const suspend = useSubmit('setPersonSuspended', { onDone: (person) => onChanged(person) });
  const end = useSubmit('endPersonSessions', { onDone: (person) => onChanged(person) });
  const removeFactor = useSubmit('removePersonFactor', { onDone: (person) => onChanged(person) });
  const busy = removeFactor.sending !== null || suspend.sending !== null || end.sending !== null;
  const formatDevice = ({ browser, system }: Person['sessions'][number]): string =>
    browser !== '' && system !== ''
      ? t('admin.access.device', { browser, system })
      : browser || system || t('admin.access.unknown');
  return (
    <Card className={styles.stack} data-testid="access">
      <h2 className={styles.title}>{t('admin.access.title')}</h2>
      {!busy && <ActFailure failure={suspend.failure ?? end.failure ?? removeFactor.failure} />}
      {suspended ? (
        <Notice kind="warning">{t('admin.access.closed')}</Notice>
      ) : (
        <p>{t('admin.access.open')}</p>
      )}
      <div>
        {suspended ? (
          <Button small busy={busy} onClick={() => void suspend.submit({ number, suspended: false })}>
            {t('admin.access.unsuspend')}
          </Button>
        ) : (
          <ConfirmedButton
            label={t('admin.access.suspend')}
            confirm={t('admin.access.confirmSuspend')}
            busy={busy}
            onConfirm={() => void suspend.submit({ number, suspended: true })}
          />
        )}
      </div>
      {secondFactor && (
        <>
          <p>{t('admin.access.factor')}</p>
          <div>
            <ConfirmedButton
              label={t('admin.access.removeFactor')}
              confirm={t('admin.access.confirmRemoveFactor')}
              busy={busy}
              onConfirm={() => void removeFactor.submit({ number })}
            />
          </div>
        </>
      )}
      <h3 className={styles.strong}>{t('admin.access.sessions')}</h3>
      {sessions.length === 0 && <p className={styles.soft}>{t('admin.access.noSessions')}</p>}
      <ul>
        {sessions.map((session) => (
          <li key={session.sessionID} className={styles.item}>
            <div>
              <p>{formatDevice(session)}</p>
              <p className={styles.soft}>
                {t('admin.access.used', { moment: format.moment(session.lastUsedAt) })}
              </p>
            </div>
            <Button
              small
              busy={end.sending?.sessionID === session.sessionID}
              disabled={busy}
              aria-label={t('admin.access.endOne', { device: formatDevice(session) })}
              onClick={() => void end.submit({ number, sessionID: session.sessionID })}
            >
              {t('admin.access.end')}
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ConfirmedButton
            label={t('admin.access.endAll')}
            confirm={t('admin.access.confirmEndAll')}
            busy={busy}
            onConfirm={() => void end.submit({ number })}
          />
        </div>
      )}
    </Card>
  );
}

import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../parts/account.module.css';
import { Outcome } from '../../parts/outcome.tsx';
import type { OwnAccount } from '../../use-own-account.ts';
import look from './sessions.module.css';

type Session = OwnAccount['sessions'][number];

/** Where somebody is logged in, with a way to end each other session. */
export function Sessions({ first }: { first: readonly Session[] }): ReactNode {
  const { t, format } = useTexts();
  const [sessions, setSessions] = useState(first);
  const [isEnded, setEnded] = useState(false);
  const end = useSubmit('endSessions', {
    onDone(_answer, { sessionID }) {
      setSessions(
        sessions.filter((one) => (sessionID === undefined ? one.current : one.sessionID !== sessionID)),
      );
      setEnded(true);
    },
  });
  const deviceOf = ({ browser, system }: Session): string => {
    if (browser !== '' && system !== '') return t('account.sessions.device', { browser, system });
    return browser || system || t('account.sessions.unknown');
  };
  const busy = end.sending !== null;
  const others = sessions.filter(({ current }) => !current);
  return (
    <Card className={styles.form} data-testid="sessions">
      <h2 className={styles.cardTitle}>{t('account.sessions.title')}</h2>
      <ul className={look.list}>
        {sessions.map((session) => (
          <li key={session.sessionID} className={look.item}>
            <div>
              <p className={look.device}>{deviceOf(session)}</p>
              {session.current ? (
                <Badge>{t('account.sessions.current')}</Badge>
              ) : (
                <p className={styles.soft}>
                  {t('account.sessions.used', { moment: format.moment(session.lastUsedAt) })}
                </p>
              )}
            </div>
            {!session.current && (
              <Button
                small
                disabled={busy}
                aria-label={t('account.sessions.endOne', { device: deviceOf(session) })}
                onClick={() => void end.submit({ sessionID: session.sessionID })}
              >
                {t('account.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Outcome
        failure={busy ? undefined : end.failure && t('account.failed')}
        done={isEnded && !busy ? t('account.sessions.ended') : undefined}
      />
      {others.length > 1 && (
        <div>
          <Button disabled={busy} onClick={() => void end.submit({})}>
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

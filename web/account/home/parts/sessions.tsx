import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../parts/account.module.css';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { Outcome } from '../../../features/proof/outcome.tsx';
import type { OwnAccount } from '../../use-own-account.ts';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';
import look from './sessions.module.css';

type Session = OwnAccount['sessions'][number];

export function Sessions({ first, owner }: { first: readonly Session[]; owner: Owner }): ReactNode {
  const { t, format } = useTexts();
  const [sessions, setSessions] = useState(first);
  const [isEnded, setEnded] = useState(false);
  /** The session to end. Without an id all other sessions are meant. */
  const [chosen, setChosen] = useState<{ sessionID?: string } | null>(null);
  const proof = useProof(owner);
  const end = useSubmit('endSessions', {
    onDone(_answer, { sessionID }) {
      setSessions(
        sessions.filter((one) => (sessionID === undefined ? one.current : one.sessionID !== sessionID)),
      );
      setEnded(true);
      setChosen(null);
      proof.clear();
    },
  });
  const chooseSession = (choice: { sessionID?: string } | null): void => {
    end.dismiss();
    setEnded(false);
    setChosen(choice);
  };
  const formatDevice = ({ browser, system }: Session): string => {
    if (browser !== '' && system !== '') return t('account.sessions.device', { browser, system });
    return browser || system || t('account.sessions.unknown');
  };
  const busy = end.sending !== null;
  const otherSessions = sessions.filter(({ current }) => !current);
  return (
    <Card className={styles.form} data-testid="sessions">
      <h2 className={styles.cardTitle}>{t('account.sessions.title')}</h2>
      <ul className={look.list}>
        {sessions.map((session) => (
          <li key={session.sessionID} className={look.item}>
            <div>
              <p className={look.device}>{formatDevice(session)}</p>
              {session.current ? (
                <Badge>{t('account.sessions.current')}</Badge>
              ) : (
                <p className={styles.soft}>
                  {t('account.sessions.used', { moment: format.moment(session.lastUsedAt) })}
                </p>
              )}
            </div>
            {!session.current && chosen === null && (
              <Button
                small
                disabled={busy}
                aria-label={t('account.sessions.endOne', { device: formatDevice(session) })}
                onClick={() => chooseSession({ sessionID: session.sessionID })}
              >
                {t('account.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <form
          className={styles.form}
          noValidate
          data-testid="end-sessions"
          onSubmit={(event) => {
            event.preventDefault();
            const identityProof = proof.take();
            if (identityProof) void end.submit({ ...chosen, ...identityProof });
          }}
        >
          <p className={styles.soft}>{t('account.sessions.prove')}</p>
          <ProofFields name="sessionsPassword" {...{ proof, failure: end.failure }} onChange={end.dismiss} />
          <p className={styles.links}>
            <Button type="submit" variant="primary" busy={busy}>
              {t(chosen.sessionID === undefined ? 'account.sessions.endOthers' : 'account.sessions.end')}
            </Button>
            <Button variant="quiet" onClick={() => chooseSession(null)}>
              {t('account.sessions.keep')}
            </Button>
          </p>
        </form>
      )}
      <Outcome
        failure={busy ? undefined : generalFailure(end.failure, t)}
        done={isEnded && !busy ? t('account.sessions.ended') : undefined}
      />
      {otherSessions.length > 1 && chosen === null && (
        <div>
          <Button disabled={busy} onClick={() => chooseSession({})}>
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ActingSession } from '../../features/acting/acting-session.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';

export function ActingList(): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={styles.stack} data-testid="acting-sessions">
      <h2 className={styles.title}>{t('acting.office.list')}</h2>
      <ActingSessions before={0} />
    </Card>
  );
}

function ActingSessions({ before }: { before: number }): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('findActingSessions', { before });
  const [isAsked, setAsked] = useState(false);
  const lastSession = answer?.sessions.at(-1);
  return (
    <>
      <Pending {...{ answer, failure, retry }} />
      {answer?.sessions.length === 0 && <p className={styles.soft}>{t('acting.office.never')}</p>}
      {answer && answer.sessions.length > 0 && (
        <ul>
          {answer.sessions.map(({ host, ...session }) => (
            <li key={session.actingID} className={styles.block} data-testid="acting-session">
              <p className={styles.strong}>
                {t('acting.office.who', {
                  staff: session.staff === '' ? t('acting.office.gone') : session.staff,
                  host: host?.name ?? t('acting.office.gone'),
                })}
              </p>
              <ActingSession session={session} />
            </li>
          ))}
        </ul>
      )}
      {answer?.hasMore &&
        lastSession &&
        (isAsked ? (
          <ActingSessions before={lastSession.actingID} />
        ) : (
          <div>
            <Button onClick={() => setAsked(true)}>{t('acting.office.older')}</Button>
          </div>
        ))}
    </>
  );
}

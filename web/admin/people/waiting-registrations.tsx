import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';

type Registration = ResponseOf<Api['findPeople']>['waiting'][number];

export function WaitingRegistrations({ waiting }: { waiting: readonly Registration[] }): ReactNode {
  const { t, format } = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = useSubmit('resendConfirmation', {
    onDone: (_answer, { registration }) =>
      setSentTo(waiting.find((one) => one.registration === registration)?.email ?? null),
  });
  if (waiting.length === 0) return null;
  const busy = resend.sending !== null;
  return (
    <Card className={styles.stack} data-testid="waiting-registrations">
      <h2 className={styles.title}>{t('admin.people.waiting')}</h2>
      <p className={styles.soft}>{t('admin.people.waitingText')}</p>
      <FailureNotice
        text={
          resend.failure &&
          !busy &&
          t(resend.failure.type === 'too-many-tries' ? 'admin.people.wait' : 'admin.failed')
        }
      />
      <div role="status">
        {sentTo !== null && !resend.failure && (
          <Notice kind="success">{t('admin.people.resent', { email: sentTo })}</Notice>
        )}
      </div>
      <ul>
        {waiting.map(({ registration, email, askedAt }) => (
          <li key={registration} className={styles.item}>
            <div>
              <p className={styles.strong}>{email}</p>
              <p className={styles.soft}>{t('admin.people.asked', { moment: format.moment(askedAt) })}</p>
            </div>
            <Button
              small
              busy={resend.sending?.registration === registration}
              disabled={busy}
              aria-label={t('admin.people.resendTo', { email })}
              onClick={() => void resend.submit({ registration })}
            >
              {t('admin.people.resend')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

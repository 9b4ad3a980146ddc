import { useEffect, useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import styles from './admin.module.css';

type CaseDue = Pick<
  ResponseOf<Api['findCases']>['cases'][number],
  'problem' | 'dueAt' | 'state' | 'followUpOn'
>;

const minuteMs = 60_000;

/** Shows until when a guest with a problem was promised an answer, or since when it is overdue; for other cases the follow-up day. */
export function DueTime({
  contactCase: { problem, dueAt, state, followUpOn },
}: {
  contactCase: CaseDue;
}): ReactNode {
  const { t, format } = useTexts();
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = dueAt !== null && state === 'open';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (problem === null) {
    if (followUpOn === null || state === 'closed') return null;
    const isDue = Date.parse(followUpOn) <= now;
    return (
      <p className={styles.badges} data-testid="case-follow-up">
        <Badge kind={isDue ? 'discount' : 'plain'} icon={isDue ? 'warning' : 'clock'}>
          {t('admin.cases.followUp.on', { day: format.date(followUpOn) })}
        </Badge>
      </p>
    );
  }
  const isOverdue = isWaiting && Date.parse(dueAt) < now;
  return (
    <p className={styles.badges} data-testid="case-due">
      {t(`booking.problem.kind.${problem}`)}
      {isWaiting && (
        <Badge kind={isOverdue ? 'discount' : 'plain'} icon={isOverdue ? 'warning' : 'clock'}>
          {t(`admin.cases.${isOverdue ? 'overdue' : 'due'}`, { moment: format.moment(dueAt) })}
        </Badge>
      )}
    </p>
  );
}

import type { ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import styles from '../../parts/account.module.css';

/** Leads the staff to their own start page, and says what waits there. Renders nothing for all others. */
export function StaffLinks({ startPath }: { startPath: string }): ReactNode {
  const { t } = useTexts();
  const { account } = useVisitor();
  const isStaff = account?.accountPermissions['work.see'] === true;
  const { answer } = useCall('getWaitingWork', isStaff ? {} : null);
  if (!isStaff) return null;
  const waiting = answer?.waiting.filter(({ count }) => count > 0) ?? [];
  return (
    <Card data-testid="staff-links" className={styles.form}>
      <h2 className={styles.cardTitle}>{t('staff.rooms')}</h2>
      {answer && (answer.awaitsOpening || waiting.length === 0) && (
        <p className={styles.soft}>{t(`staff.waiting.${answer.awaitsOpening ? 'closed' : 'nothing'}`)}</p>
      )}
      {waiting.length > 0 && (
        <ul>
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <strong>{count}</strong> {t(`staff.waiting.kind.${kind}`)}
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink to={startPath} variant="primary">
          {t('staff.waiting.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}

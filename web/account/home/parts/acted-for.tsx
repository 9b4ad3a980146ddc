import type { ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Card } from '../../../components/card.tsx';
import { ActingSession } from '../../../features/acting/acting-session.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import styles from '../../parts/account.module.css';
import look from './sessions.module.css';

const emptyRequest = {};
const businessPermissions = ['homes.own', 'partners.own'] as const;

/** Lists when the office acted on behalf of a landlord or partner, and its changes. Renders nothing if it never did. */
export function ActedFor(): ReactNode {
  const { t } = useTexts();
  const { account } = useVisitor();
  const isAsked = businessPermissions.some((one) => account?.accountPermissions[one] === true);
  const { answer } = useCall('getOwnActing', isAsked ? emptyRequest : null);
  if (!answer || answer.sessions.length === 0) return null;
  return (
    <Card className={styles.form} data-testid="acted-for">
      <h2 className={styles.cardTitle}>{t('acting.own.title')}</h2>
      <p className={styles.soft}>{t('acting.own.text')}</p>
      <ul className={look.list}>
        {answer.sessions.map((session) => (
          <li key={session.actingID} className={look.item}>
            <div>
              <p className={look.device}>{session.staff === '' ? t('acting.own.office') : session.staff}</p>
              <ActingSession session={session} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

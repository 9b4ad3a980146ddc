import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import admin from '../parts/admin.module.css';
import { DueTime } from '../parts/due-time.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './start.module.css';

const open = { state: 'open' } as const;
const shownMax = 8;

/** The open cases themselves, the most urgent first, so that nobody has to open a list to see who is waiting. */
export function CasesCard({ topics }: { topics: Readonly<Record<string, string>> }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const { answer } = useCall('findCases', open);
  if (!answer || answer.total === 0) return null;
  return (
    <Card className={admin.stack} data-testid="open-cases">
      <h2 className={styles.title}>{t('admin.start.cases', { count: answer.total })}</h2>
      <ul>
        {answer.cases.slice(0, shownMax).map((one) => (
          <li key={one.caseNumber} className={admin.item}>
            <div>
              <Link
                className={admin.name}
                to={buildPath('AdminCase', { caseNumber: String(one.caseNumber) })}
              >
                {`${one.caseNumber} · ${one.name}`}
              </Link>
              <p className={admin.soft}>
                {[topics[`${one.kind}.${one.topic}`] ?? one.topic, one.assignee, format.moment(one.changedAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <DueTime contactCase={one} />
            </div>
          </li>
        ))}
      </ul>
      {answer.total > shownMax && (
        <p>
          <Link className={admin.back} to={buildPath('AdminCases')}>
            {t('admin.start.allCases', { count: answer.total })}
          </Link>
        </p>
      )}
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import { DueTime } from './due-time.tsx';

export function FoundCase({
  found,
  topic,
}: {
  found: ResponseOf<Api['findCases']>['cases'][number];
  topic: string;
}): ReactNode {
  const { t, format } = useTexts();
  const pathOf = useAdminPaths();
  const { caseNumber, name, state, assignee, changedAt, problem } = found;
  return (
    <li className={styles.item}>
      <div>
        <Link className={styles.name} to={pathOf('AdminCase', { caseNumber: String(caseNumber) })}>
          {`${caseNumber} · ${name}`}
        </Link>
        <p className={styles.soft}>
          {[topic, format.moment(changedAt), assignee].filter(Boolean).join(' · ')}
        </p>
        <DueTime of={found} />
      </div>
      <p className={styles.badges}>
        {problem && <Badge kind="recommendation">{t('admin.cases.priority')}</Badge>}
        <Badge>{t(`admin.cases.state.${state}`)}</Badge>
      </p>
    </li>
  );
}

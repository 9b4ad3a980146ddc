import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { auditCursor, auditParts } from '../../../domain/audit-log.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

export function AuditLog(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const [params] = useSearchParams();
  const day = (name: string): string => {
    const value = params.get(name) ?? '';
    return isPlainDate(value) ? value : '';
  };
  const part = auditParts.find((one) => one === params.get('part'));
  const before = params.get('before') ?? '';
  const filter = {
    staff: params.get('staff') ?? '',
    subject: (params.get('subject') ?? '').replace(/\D/g, '').slice(0, 12),
    from: day('from'),
    until: day('until'),
  };
  const { answer, failure, retry } = useCall('listAuditEntries', {
    ...filter,
    ...(part && { part }),
    ...(auditCursor.test(before) && { before }),
  });
  const linkTo = (cursor: string): string => {
    const changed = new URLSearchParams(params);
    if (cursor === '') changed.delete('before');
    else changed.set('before', cursor);
    return `${buildPath('AdminAuditLog')}?${changed.toString()}`;
  };
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('audit.title')}</h1>
        <p className={styles.soft}>{t('audit.lead')}</p>
      </div>
      <AuditFilters key={params.toString()} part={part ?? ''} filter={filter} />
      <Pending {...{ answer, failure, retry }} />
      {answer?.entries.length === 0 && <EmptyState title={t('audit.none')}>{t('audit.noneText')}</EmptyState>}
      {answer && answer.entries.length > 0 && <AuditTable entries={answer.entries} />}
      {answer && (
        <p className={styles.actions}>
          {before !== '' && <Link to={linkTo('')}>{t('audit.newest')}</Link>}
          {answer.next !== null && <Link to={linkTo(answer.next)}>{t('audit.older')}</Link>}
        </p>
      )}
    </div>
  );
}

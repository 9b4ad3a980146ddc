import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { WorkTable } from '../../features/work/work-table.tsx';
import { useRecordLinks } from '../records/use-record-links.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import type { AuditEntry } from './audit-entry.ts';
import { useActWords } from './use-act-words.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }): ReactNode {
  const { t, format } = useTexts();
  const { formatAct, formatDetail, formatName } = useActWords();
  return (
    <WorkTable
      caption={t('audit.title')}
      testId="audit-log"
      rows={entries}
      rowKey={({ id }) => id}
      isWhole={false}
      fileName="audit-log"
      columns={[
        {
          key: 'at',
          label: t('audit.column.at'),
          fit: 'line',
          text: ({ at }) => format.moment(at),
          sheet: ({ at }) => at,
        },
        {
          key: 'staff',
          label: t('audit.column.staff'),
          text: ({ staff }) => staff.name || t('audit.gone'),
          cell: ({ staff }) => <Staff {...staff} />,
        },
        { key: 'part', label: t('audit.column.part'), text: ({ part }) => t(`audit.part.${part}`) },
        { key: 'act', label: t('audit.column.act'), text: formatAct },
        {
          key: 'subject',
          label: t('audit.column.subject'),
          text: (entry) => [entry.subject.number, formatName(entry)].filter(Boolean).join(' '),
          cell: (entry) => <Subject {...entry.subject} name={formatName(entry)} />,
        },
        { key: 'detail', label: t('audit.column.detail'), text: formatDetail },
        {
          key: 'amount',
          label: t('work.column.amount'),
          fit: 'number',
          text: ({ amount }) => (amount === null ? '' : format.moneyExact(amount)),
          sheet: ({ amount }) => (amount === null ? '' : format.number(amount)),
        },
      ]}
    />
  );
}

function Staff({ name, number }: AuditEntry['staff']): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  if (number === null) return name || t('audit.gone');
  return <Link to={buildPath('AdminPerson', { accountNumber: String(number) })}>{name}</Link>;
}

function Subject({ kind, number, name }: AuditEntry['subject']): ReactNode {
  const buildPath = useAdminPaths();
  const links = useRecordLinks();
  if (number === null) return name;
  switch (kind) {
    case 'person':
      return <Link to={buildPath('AdminPerson', { accountNumber: String(number) })}>{name}</Link>;
    case 'booking':
      return links.bookingByNumber(number);
    case 'home':
      return links.home(number);
    case 'case':
      return links.case(number);
    case 'report':
      return <Link to={buildPath('AdminReportedThread', { reportID: String(number) })}>{number}</Link>;
    default:
      return name;
  }
}

import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { DueTime } from '../parts/due-time.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type ListedCase = ResponseOf<Api['findCases']>['cases'][number];

export function CasesTable({
  caption,
  cases,
  topics,
  isWhole,
}: {
  caption: string;
  cases: readonly ListedCase[];
  /** Topic names by kind and topic. */
  topics: Readonly<Record<string, string>>;
  isWhole: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const dueColumn: WorkColumn<ListedCase> = {
    key: 'due',
    label: t('admin.cases.priority'),
    text: ({ dueAt, followUpOn }) =>
      dueAt === null ? (followUpOn === null ? '' : format.date(followUpOn)) : format.moment(dueAt),
    cell: (listedCase) => <DueTime contactCase={listedCase} />,
    order: ({ dueAt, followUpOn }) => dueAt ?? followUpOn ?? '9',
  };
  const columns: WorkColumn<ListedCase>[] = [
    {
      key: 'name',
      label: t('work.column.name'),
      text: ({ caseNumber, name }) => `${caseNumber} · ${name}`,
      cell: ({ caseNumber, name }) => (
        <Link
          to={buildPath('AdminCase', { caseNumber: String(caseNumber) })}
        >{`${caseNumber} · ${name}`}</Link>
      ),
      order: ({ name }) => name,
    },
    // The column is omitted if no case is urgent or has a day of its own, which leaves more room for the others.
    ...(cases.some(({ problem, followUpOn }) => problem !== null || followUpOn !== null) ? [dueColumn] : []),
    {
      key: 'topic',
      label: t('work.column.topic'),
      text: ({ kind, topic }) => topics[`${kind}.${topic}`] ?? topic,
    },
    {
      key: 'state',
      label: t('work.column.state'),
      text: ({ state }) => t(`admin.cases.state.${state}`),
      cell: ({ state }) => <Badge>{t(`admin.cases.state.${state}`)}</Badge>,
    },
    { key: 'assignee', label: t('work.column.assignee'), text: ({ assignee }) => assignee ?? '' },
    {
      key: 'changed',
      label: t('work.column.changed'),
      text: ({ changedAt }) => format.moment(changedAt),
      order: ({ changedAt }) => changedAt,
    },
  ];
  return (
    <WorkTable
      caption={caption}
      rows={cases}
      columns={columns}
      rowKey={({ caseNumber }) => caseNumber}
      isWhole={isWhole}
      fileName="cases"
    />
  );
}

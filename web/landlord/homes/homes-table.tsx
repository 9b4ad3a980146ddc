import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';

type ListedHome = ResponseOf<Api['getOwnHomes']>['homes'][number];

export function HomesTable({
  homes,
  action,
}: {
  homes: readonly ListedHome[];
  action: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const pathOf = useLandlordPaths();
  const nameOf = ({ title, objectNumber }: ListedHome): string =>
    title === '' ? String(objectNumber) : title;
  const stateOf = ({ state, pausedBy }: ListedHome): string =>
    t(`landlord.homes.state.${state === 'paused' && pausedBy !== null ? `pausedBy.${pausedBy}` : state}`);
  const noteOf = ({ gaps, state, ofFeed }: ListedHome): string =>
    [
      ofFeed && t('landlord.homes.ofFeed'),
      gaps.length > 0 && state !== 'removed' && t('landlord.homes.gaps', { count: gaps.length }),
    ]
      .filter(Boolean)
      .join(' · ');
  const columns: WorkColumn<ListedHome>[] = [
    {
      key: 'name',
      label: t('work.column.name'),
      text: nameOf,
      cell: (home) => (
        <Link
          to={
            pathOf('LandlordHomeEditor', { objectNumber: home.objectNumber }) +
            (home.state === 'draft' ? '?step=open' : '')
          }
        >
          {nameOf(home)}
        </Link>
      ),
    },
    { key: 'place', label: t('work.column.place'), text: ({ place }) => place },
    { key: 'number', label: t('work.column.number'), text: ({ objectNumber }) => String(objectNumber) },
    {
      key: 'state',
      label: t('work.column.state'),
      text: stateOf,
      // Nearly all are published: what is not catches the eye.
      cell: (home) => (home.state === 'published' ? stateOf(home) : <Badge>{stateOf(home)}</Badge>),
    },
    ...(homes.some((home) => noteOf(home) !== '')
      ? [
          {
            key: 'note',
            label: t('work.column.note'),
            text: noteOf,
            order: ({ gaps, state }: ListedHome) => (state === 'removed' ? 0 : gaps.length),
          },
        ]
      : []),
  ];
  return (
    <WorkTable
      caption={t('landlord.homes.title')}
      rows={homes}
      columns={columns}
      rowKey={({ objectNumber }) => objectNumber}
      isWhole
      fileName="homes"
      action={action}
    />
  );
}

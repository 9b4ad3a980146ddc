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
  const buildPath = useLandlordPaths();
  const homeName = ({ title, objectNumber }: ListedHome): string =>
    title === '' ? String(objectNumber) : title;
  const stateText = ({ state, pausedBy }: ListedHome): string =>
    t(`landlord.homes.state.${state === 'paused' && pausedBy !== null ? `pausedBy.${pausedBy}` : state}`);
  const homeNote = ({ gaps, state, ofFeed }: ListedHome): string =>
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
      text: homeName,
      cell: (home) => (
        <Link
          to={
            buildPath('LandlordHomeEditor', { objectNumber: home.objectNumber }) +
            (home.state === 'draft' ? '?step=open' : '')
          }
        >
          {homeName(home)}
        </Link>
      ),
    },
    { key: 'place', label: t('work.column.place'), text: ({ place }) => place },
    { key: 'number', label: t('work.column.number'), text: ({ objectNumber }) => String(objectNumber) },
    {
      key: 'state',
      label: t('work.column.state'),
      text: stateText,
      // Most homes are published, so only other states get a badge.
      cell: (home) => (home.state === 'published' ? stateText(home) : <Badge>{stateText(home)}</Badge>),
    },
    ...(homes.some((home) => homeNote(home) !== '')
      ? [
          {
            key: 'note',
            label: t('work.column.note'),
            text: homeNote,
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

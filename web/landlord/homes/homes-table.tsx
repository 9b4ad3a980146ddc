import type { ReactNode } from 'react';
import type { ListedHome } from '../../../contract/homes/own-home.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import type { RowSelection } from '../../features/work/row-selection.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { useMay } from '../parts/use-may.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './homes.module.css';

/** Sorts behind all dates. */
const noDate = '9999';

export function HomesTable({
  homes,
  action,
  chosen,
  onChoose,
}: {
  homes: readonly ListedHome[];
  action: ReactNode;
  chosen: RowSelection<ListedHome>['chosen'];
  onChoose: RowSelection<ListedHome>['onChange'];
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const may = useMay();
  const homeName = ({ title, objectNumber }: ListedHome): string =>
    title === '' ? String(objectNumber) : title;
  const stateText = ({ state, pausedBy }: ListedHome): string =>
    t(`landlord.homes.state.${state === 'paused' && pausedBy !== null ? `pausedBy.${pausedBy}` : state}`);
  const gapNames = ({ gaps, ofFeed }: ListedHome): string =>
    ofFeed ? t('landlord.homes.ofFeed') : gaps.map((gap) => t(`landlord.editor.gaps.${gap}.name`)).join(', ');
  // A column that would be empty is left out.
  const ifAny = (
    key: string,
    label: string,
    valueOf: (home: ListedHome) => string | null,
  ): WorkColumn<ListedHome>[] =>
    homes.some((home) => valueOf(home) !== null) ? [{ key, label, text: (home) => valueOf(home) ?? '' }] : [];
  const columns: WorkColumn<ListedHome>[] = [
    {
      key: 'name',
      label: t('work.column.name'),
      text: homeName,
      cell: (home) => (
        <span className={styles.home}>
          {home.photo === null ? (
            <span className={styles.photo} />
          ) : (
            <img
              className={styles.photo}
              src={`${home.photo}-250x155.webp`}
              alt=""
              width={48}
              height={30}
              loading="lazy"
              decoding="async"
            />
          )}
          <Link
            to={
              buildPath('LandlordHomeEditor', { objectNumber: home.objectNumber }) +
              (home.state === 'draft' ? '?step=open' : '')
            }
          >
            {homeName(home)}
          </Link>
        </span>
      ),
    },
    { key: 'place', label: t('work.column.place'), text: ({ place }) => place },
    { key: 'number', label: t('work.column.number'), text: ({ objectNumber }) => String(objectNumber) },
    ...ifAny('ownNumber', t('landlord.homes.list.column.ownNumber'), ({ ownNumber }) => ownNumber),
    ...ifAny('owner', t('landlord.owners.filter.label'), ({ owner }) => owner),
    {
      key: 'state',
      label: t('work.column.state'),
      text: stateText,
      // Most homes are published, so only other states get a badge.
      cell: (home) => (home.state === 'published' ? stateText(home) : <Badge>{stateText(home)}</Badge>),
    },
    ...(homes.some((home) => gapNames(home) !== '')
      ? [
          {
            key: 'missing',
            label: t('landlord.homes.list.column.missing'),
            text: gapNames,
            order: ({ gaps }: ListedHome) => gaps.length,
          },
        ]
      : []),
    {
      key: 'nextArrival',
      label: t('landlord.homes.list.column.nextArrival'),
      text: ({ nextArrival }) => (nextArrival === null ? '' : format.date(nextArrival)),
      order: ({ nextArrival }) => nextArrival ?? noDate,
      sheet: ({ nextArrival }) => nextArrival ?? '',
      fit: 'line',
    },
    {
      key: 'priceFrom',
      label: t('landlord.homes.list.column.priceFrom'),
      text: ({ priceFrom }) => (priceFrom === null ? '' : format.money(priceFrom)),
      order: ({ priceFrom }) => priceFrom ?? 0,
      sheet: ({ priceFrom }) => (priceFrom === null ? '' : sheetNumber(priceFrom, 2, language)),
      fit: 'number',
    },
    ...(may('homes.owner') && homes.some(({ ofFeed }) => !ofFeed)
      ? [
          {
            key: 'copy',
            label: t('landlord.homes.list.column.copy'),
            text: () => '',
            cell: (home: ListedHome) =>
              !home.ofFeed && (
                <Link
                  to={`${buildPath('LandlordHomeEditor', { objectNumber: home.objectNumber })}?step=copy`}
                  aria-label={t('landlord.homes.list.copyNamed', { title: homeName(home) })}
                >
                  {t('landlord.homes.list.copy')}
                </Link>
              ),
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
      selection={{
        chosen,
        onChange: onChoose,
        rowLabel: (home) => t('landlord.homes.list.choose', { title: homeName(home) }),
      }}
    />
  );
}

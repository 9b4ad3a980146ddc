import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { pressAll, type RowSelection } from './row-selection.ts';
import type { SortedBy, WorkColumn } from './table-rows.ts';
import styles from './work-table.module.css';

export function TableHead<Row>({
  columns,
  sortedBy,
  onSort,
  selection,
  shownKeys,
}: {
  columns: readonly WorkColumn<Row>[];
  sortedBy: SortedBy | null;
  /** Null if the server sorts. */
  onSort: ((key: string) => void) | null;
  selection: RowSelection<Row> | undefined;
  shownKeys: readonly (string | number)[];
}): ReactNode {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.choice}>
            <ChooseAll {...{ selection, shownKeys }} isNamed />
          </th>
        )}
        {columns.map(({ key, label, fit }) => {
          const direction = sortedBy?.key !== key ? null : sortedBy.isDescending ? 'descending' : 'ascending';
          return (
            <th
              key={key}
              scope="col"
              className={fit === 'number' ? styles.number : undefined}
              {...(onSort && { 'aria-sort': direction ?? 'none' })}
            >
              {onSort ? (
                <button type="button" className={styles.sort} onClick={() => onSort(key)}>
                  {label}
                  <span aria-hidden="true" className={styles.direction}>
                    {direction === 'ascending' ? '▲' : direction === 'descending' ? '▼' : ''}
                  </span>
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The checkbox that selects all shown rows. */
export function ChooseAll<Row>({
  selection: { chosen, onChange },
  shownKeys,
  isNamed = false,
}: {
  selection: RowSelection<Row>;
  shownKeys: readonly (string | number)[];
  /** True if the checkbox has no visible label beside it. */
  isNamed?: boolean;
}): ReactNode {
  const { t } = useTexts();
  const count = shownKeys.filter((key) => chosen.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label={isNamed ? t('work.table.chooseAll') : undefined}
      checked={count > 0 && count === shownKeys.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < shownKeys.length;
      }}
      onChange={() => onChange(pressAll(chosen, shownKeys))}
    />
  );
}

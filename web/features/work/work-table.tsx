import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { downloadText } from '../own-area/download-text.ts';
import { sheetType } from '../own-area/sheet-csv.ts';
import { PhoneSort } from './phone-sort.tsx';
import { filterRows, rowsToCsv, sortRows, type SortedBy, type WorkColumn } from './table-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import styles from './work-table.module.css';

/** Fewer rows are seen at a glance: nothing is filtered there. */
const filteredFrom = 8;

/**
 * A table for lists that are worked through. It sorts, filters and writes to a file what it has been given; where the server has more
 * rows than these, it leaves sorting and filtering to the server, since a part in order is not the whole in order.
 */
export function WorkTable<Row>({
  caption,
  rows,
  columns,
  keyOf,
  isWhole,
  fileName,
  action,
  testId,
}: {
  caption: string;
  rows: readonly Row[];
  /** The first one names its row. */
  columns: readonly WorkColumn<Row>[];
  keyOf: (row: Row) => string | number;
  /** The rows are all there are. */
  isWhole: boolean;
  /** Without an ending. */
  fileName: string;
  /** What can be done about the list as a whole. */
  action?: ReactNode;
  testId?: string;
}): ReactNode {
  const { t, language } = useTexts();
  const body = useRowKeys();
  const [sortedBy, setSortedBy] = useState<SortedBy | null>(null);
  const [typed, setTyped] = useState('');
  const isFiltered = isWhole && rows.length >= filteredFrom;
  const shown = isWhole
    ? sortRows(filterRows(rows, columns, isFiltered ? typed : ''), columns, sortedBy, language)
    : rows;
  const sort = (key: string): void =>
    setSortedBy({ key, isDescending: sortedBy?.key === key && !sortedBy.isDescending });
  const save = (): void =>
    downloadText({ fileName: `${fileName}.csv`, mediaType: sheetType, content: rowsToCsv(shown, columns) });
  return (
    <div className={styles.whole}>
      <div className={styles.head}>
        {isFiltered && (
          <>
            <TextField
              type="search"
              label={t('work.table.filter')}
              className={styles.filter ?? ''}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <p role="status" className={styles.soft}>
              {typed.trim() !== '' && t('work.table.shown', { shown: shown.length, count: rows.length })}
            </p>
          </>
        )}
        {isWhole && rows.length > 1 && <PhoneSort {...{ columns, sortedBy }} onSort={setSortedBy} />}
        <p className={styles.actions}>
          {action}
          <Button small variant="quiet" onClick={save}>
            {t('work.table.csv')}
          </Button>
        </p>
      </div>
      <table className={styles.table} data-testid={testId}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, fit }) => {
              const direction =
                sortedBy?.key !== key ? null : sortedBy.isDescending ? 'descending' : 'ascending';
              return (
                <th
                  key={key}
                  scope="col"
                  className={fit === 'number' ? styles.number : undefined}
                  {...(isWhole && { 'aria-sort': direction ?? 'none' })}
                >
                  {isWhole ? (
                    <button type="button" className={styles.sort} onClick={() => sort(key)}>
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
        <tbody ref={body}>
          {shown.map((row) => (
            <tr key={keyOf(row)} data-row={keyOf(row)}>
              {columns.map(({ key, label, text, cell, fit }, index) => {
                const content = cell ? cell(row) : text(row);
                const className = fit && styles[fit];
                return index === 0 ? (
                  <th key={key} scope="row" className={className}>
                    {content}
                  </th>
                ) : (
                  <td key={key} className={className}>
                    {text(row) !== '' && <span className={styles.spoken}>{`${label}: `}</span>}
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isFiltered && shown.length === 0 && <p className={styles.soft}>{t('work.table.none')}</p>}
    </div>
  );
}

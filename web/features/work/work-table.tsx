import { useState, type ReactNode } from 'react';
import { labelSeparator } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { downloadText } from '../own-area/download-text.ts';
import { sheetType } from '../own-area/sheet-csv.ts';
import { PhoneSort } from './phone-sort.tsx';
import { filterRows, rowsToCsv, sortRows, type SortedBy, type WorkColumn } from './table-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import styles from './work-table.module.css';

/** Shorter lists need no filter. */
const filteredFrom = 8;

/**
 * A table for lists that are worked through. It sorts, filters and exports the rows that it gets. Where the server has more rows than
 * these, sorting and filtering are left to the server, because a sorted part is not part of the sorted whole.
 */
export function WorkTable<Row>({
  caption,
  rows,
  columns,
  rowKey,
  isWhole,
  fileName,
  action,
  testId,
}: {
  caption: string;
  rows: readonly Row[];
  /** The first column names its row. */
  columns: readonly WorkColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** True where the rows are the whole list. */
  isWhole: boolean;
  /** Without an extension. */
  fileName: string;
  action?: ReactNode;
  testId?: string;
}): ReactNode {
  const { t, language } = useTexts();
  const body = useRowKeys();
  const [sortedBy, setSortedBy] = useState<SortedBy | null>(null);
  const [typed, setTyped] = useState('');
  const isFiltered = isWhole && rows.length >= filteredFrom;
  const shownRows = isWhole
    ? sortRows(filterRows(rows, columns, isFiltered ? typed : ''), columns, sortedBy, language)
    : rows;
  const sort = (key: string): void =>
    setSortedBy({ key, isDescending: sortedBy?.key === key && !sortedBy.isDescending });
  const save = (): void =>
    downloadText({
      fileName: `${fileName}.csv`,
      mediaType: sheetType,
      content: rowsToCsv(shownRows, columns),
    });
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
              {typed.trim() !== '' && t('work.table.shown', { shown: shownRows.length, count: rows.length })}
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
          {shownRows.map((row) => (
            <tr key={rowKey(row)} data-row={rowKey(row)}>
              {columns.map(({ key, label, text, cell, fit }, index) => {
                const content = cell ? cell(row) : text(row);
                const className = fit && styles[fit];
                return index === 0 ? (
                  <th key={key} scope="row" className={className}>
                    {content}
                  </th>
                ) : (
                  <td key={key} className={className}>
                    {text(row) !== '' && (
                      <span className={styles.spoken}>{`${label}${labelSeparator(language)} `}</span>
                    )}
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isFiltered && shownRows.length === 0 && <p className={styles.soft}>{t('work.table.none')}</p>}
    </div>
  );
}

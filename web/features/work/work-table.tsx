import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { downloadText } from '../own-area/download-text.ts';
import { sheetType } from '../own-area/sheet-csv.ts';
import { PhoneSort } from './phone-sort.tsx';
import { pressRow, type RowSelection } from './row-selection.ts';
import { ChooseAll, TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { filterRows, rowsToCsv, sortRows, type SortedBy, type WorkColumn } from './table-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import styles from './work-table.module.css';

/** Shorter lists need no filter. */
const filteredFrom = 8;

/**
 * A table for working lists. It sorts, filters and exports its rows. If the server has more rows than these, it does
 * the sorting and filtering, because sorting one part of a list gives wrong results.
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
  selection,
}: {
  caption: string;
  rows: readonly Row[];
  /** The first column names its row. */
  columns: readonly WorkColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** True if the rows are the whole list. */
  isWhole: boolean;
  /** Without an extension. */
  fileName: string;
  action?: ReactNode;
  testId?: string;
  /** Present if rows can be chosen. */
  selection?: RowSelection<Row>;
}): ReactNode {
  const { t, language } = useTexts();
  const body = useRowKeys();
  const [sortedBy, setSortedBy] = useState<SortedBy | null>(null);
  const [typed, setTyped] = useState('');
  const isFiltered = isWhole && rows.length >= filteredFrom;
  const shownRows = isWhole
    ? sortRows(filterRows(rows, columns, isFiltered ? typed : ''), columns, sortedBy, language)
    : rows;
  const shownColumns = columns.filter(({ isOnlyInFile }) => !isOnlyInFile);
  const shownKeys = shownRows.map(rowKey);
  const lastPressed = useRef<string | number | null>(null);
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
        {selection && (
          <label className={styles.phoneChoice}>
            <ChooseAll {...{ selection, shownKeys }} />
            {t('work.table.chooseAll')}
          </label>
        )}
        <p className={styles.actions}>
          {action}
          <Button small variant="quiet" onClick={save}>
            {t('work.table.csv')}
          </Button>
        </p>
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} data-testid={testId}>
          <caption className="visually-hidden">{caption}</caption>
          <TableHead
            {...{ sortedBy, selection, shownKeys }}
            columns={shownColumns}
            onSort={isWhole ? sort : null}
          />
          <tbody ref={body}>
            {shownRows.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={shownColumns}
                  rowKey={key}
                  choice={
                    selection && {
                      label: selection.rowLabel(row),
                      isChosen: selection.chosen.has(key),
                      onPress(isRange) {
                        selection.onChange(
                          pressRow(selection.chosen, shownKeys, { key, last: lastPressed.current, isRange }),
                        );
                        lastPressed.current = key;
                      },
                    }
                  }
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {isFiltered && shownRows.length === 0 && <p className={styles.soft}>{t('work.table.none')}</p>}
    </div>
  );
}

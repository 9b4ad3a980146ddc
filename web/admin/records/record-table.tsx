import type { Key, ReactNode } from 'react';
import styles from './records.module.css';

export interface Column<Row> {
  name: string;
  label: string;
  /** True for amounts, which are right-aligned. */
  isAmount?: boolean;
  /** True for short cells, which stay on one line. */
  isShort?: boolean;
  /** A cell that returns null or an empty text is omitted on phones, together with its label. */
  cell: (row: Row) => ReactNode;
}

/** A dense table whose first column names the row. On a phone each row is a block of labelled lines. */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
}): ReactNode {
  const [first, ...others] = columns;
  const cellClass = ({ isAmount, isShort }: Column<Row>): string | undefined =>
    isAmount ? styles.amount : isShort ? styles.short : undefined;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={cellClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={cellClass(first!)}>
              {first!.cell(row)}
            </th>
            {others.map((column) => {
              const cell = column.cell(row);
              return (
                <td key={column.name} className={cellClass(column)}>
                  {cell !== null && cell !== '' && (
                    <>
                      <span className={styles.label} aria-hidden="true">
                        {column.label}
                      </span>
                      <span>{cell}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Key, ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { RecordTable, type Column } from './record-table.tsx';
import styles from './records.module.css';

export function RecordSection<Row>({
  name,
  title,
  columns,
  rows,
  keyOf,
  children,
}: {
  name: string;
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  children?: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  if (rows.length === 0) return null;
  return (
    <section className={styles.group} data-testid={`record-${name}`}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <span className={styles.count}>{t('records.entries', { count: rows.length })}</span>
      </div>
      <RecordTable caption={title} columns={columns} rows={rows} keyOf={keyOf} />
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import type { SortedBy } from './table-rows.ts';
import styles from './work-table.module.css';

/** Sorts on a phone, where the table has no header to press. */
export function PhoneSort({
  columns,
  sortedBy,
  onSort,
}: {
  columns: readonly { key: string; label: string }[];
  sortedBy: SortedBy | null;
  onSort: (by: SortedBy | null) => void;
}): ReactNode {
  const { t } = useTexts();
  const orders = columns.flatMap(({ key, label }) => [
    { key, isDescending: false, label },
    { key, isDescending: true, label: t('work.table.descending', { label }) },
  ]);
  const chosenIndex = orders.findIndex(
    ({ key, isDescending }) => key === sortedBy?.key && isDescending === sortedBy.isDescending,
  );
  return (
    <SelectField
      label={t('work.table.sort')}
      className={styles.phoneSort ?? ''}
      value={chosenIndex}
      onChange={({ target }) => onSort(orders[Number(target.value)] ?? null)}
    >
      <option value={-1}>{t('work.table.unsorted')}</option>
      {orders.map(({ key, isDescending, label }, index) => (
        <option key={`${key} ${isDescending}`} value={index}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

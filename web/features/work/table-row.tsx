import type { ReactNode } from 'react';
import { labelSeparator } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { WorkColumn } from './table-rows.ts';
import styles from './work-table.module.css';

export function TableRow<Row>({
  row,
  rowKey,
  columns,
  choice,
}: {
  row: Row;
  rowKey: string | number;
  columns: readonly WorkColumn<Row>[];
  /** The checkbox of a row that can be selected. */
  choice?: { label: string; isChosen: boolean; onPress: (isRange: boolean) => void } | undefined;
}): ReactNode {
  const { language } = useTexts();
  return (
    <tr data-row={rowKey} data-chosen={choice?.isChosen || undefined}>
      {choice && (
        <td className={styles.choice}>
          <input
            type="checkbox"
            aria-label={choice.label}
            checked={choice.isChosen}
            // Pressing the space bar triggers a click as well, including the Shift key.
            onClick={(event) => choice.onPress(event.shiftKey)}
            onChange={() => undefined}
          />
        </td>
      )}
      {columns.map(({ key, label, text, cell, second, fit }, index) => {
        const below = second?.(row) ?? '';
        const content = (
          <>
            {cell ? cell(row) : text(row)}
            {below !== '' && <div className={styles.second}>{below}</div>}
          </>
        );
        const className = fit && styles[fit];
        return index === 0 ? (
          <th key={key} scope="row" className={className}>
            {content}
          </th>
        ) : (
          <td key={key} className={className}>
            {text(row) !== '' && (
              <span className={styles.label}>{`${label}${labelSeparator(language)} `}</span>
            )}
            {content}
          </td>
        );
      })}
    </tr>
  );
}

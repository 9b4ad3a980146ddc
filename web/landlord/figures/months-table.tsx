import type { ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FiguresTable } from './figures-table.tsx';
import { foldMonths } from './fold-months.ts';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { useFigureWords } from './use-figure-words.ts';

type Month = Figures['months'][number];

/** A table of months in which empty ones at both ends are folded, with a line of sums. */
export function MonthsTable({
  caption,
  columns,
  months,
  cells,
  sums,
}: {
  caption: string;
  columns: readonly string[];
  months: readonly Month[];
  cells: (month: Month) => readonly string[];
  sums: readonly string[];
}): ReactNode {
  const { t } = useTexts();
  const { shortMonth } = useFigureWords();
  const { shown, folded } = foldMonths(months);
  const row = (month: Month): { key: PlainDate; cells: readonly string[] } => ({
    key: month.month,
    cells: [shortMonth(month.month), ...cells(month)],
  });
  const heads = [t('landlord.figures.month'), ...columns];
  return (
    <div>
      <FiguresTable
        caption={caption}
        columns={heads}
        rows={shown.map(row)}
        sums={[t('landlord.figures.sum'), ...sums]}
      />
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{t('landlord.figures.foldedMonths', { count: folded.length })}</summary>
          <FiguresTable caption={caption} columns={heads} rows={folded.map(row)} />
        </details>
      )}
    </div>
  );
}

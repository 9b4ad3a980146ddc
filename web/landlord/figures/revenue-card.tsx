import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { axisEnd, MonthPlot } from './month-plot.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { euros, roundedEuros } from '../../../domain/money.ts';

export function RevenueCard({ months }: { months: Figures['months'] }): ReactNode {
  const { t, format } = useTexts();
  const { shortMonth } = useFigureWords();
  const formatWholeEuros = (amount: number): string => format.money(roundedEuros(euros(amount)));
  return (
    <Card className={styles.card} data-testid="revenue">
      <h2 className={styles.title}>{t('landlord.figures.revenue.title')}</h2>
      <div className={styles.beside}>
        <MonthPlot
          label={t('landlord.figures.revenue.plot')}
          max={axisEnd(Math.max(...months.map((figures) => figures.landlordReceives)))}
          axis={formatWholeEuros}
          bars={months.map((figures) => ({
            month: figures.month,
            parts: [{ fill: 'booked', value: figures.landlordReceives }],
          }))}
        />
        <FiguresTable
          caption={t('landlord.figures.revenue.table')}
          columns={[
            t('landlord.figures.month'),
            ...(['arrivals', 'guestsPay', 'commission', 'receives'] as const).map((column) =>
              t(`landlord.figures.revenue.columns.${column}`),
            ),
          ]}
          rows={months.map((figures) => ({
            key: figures.month,
            cells: [
              shortMonth(figures.month),
              String(figures.arrivals),
              ...[figures.guestsPay, figures.commission, figures.landlordReceives].map(formatWholeEuros),
            ],
          }))}
        />
      </div>
      <p className={styles.soft}>{t('landlord.figures.revenue.meant')}</p>
    </Card>
  );
}

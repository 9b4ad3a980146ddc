import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { MonthPlot } from './month-plot.tsx';
import { Legend } from './plot-legend.tsx';
import { useFigureWords } from './use-figure-words.ts';

const fills = ['booked', 'elsewhere', 'blocked'] as const;

export function OccupancyCard({ months }: { months: Figures['months'] }): ReactNode {
  const { t } = useTexts();
  const { percent, shortMonth } = useFigureWords();
  const isCompared = months.some(({ compared }) => compared !== null);
  return (
    <Card className={styles.card} data-testid="occupancy">
      <h2 className={styles.title}>{t('landlord.figures.occupancy.title')}</h2>
      <div className={styles.beside}>
        <div>
          <MonthPlot
            label={t('landlord.figures.occupancy.plot')}
            max={1}
            axis={percent}
            bars={months.map((of) => ({
              month: of.month,
              parts: fills.map((fill) => ({ fill, value: of.nights > 0 ? of[fill] / of.nights : 0 })),
              mark: of.compared,
            }))}
          />
          <Legend
            items={[
              ...fills.map((fill) => ({ look: fill, label: t(`landlord.figures.occupancy.${fill}`) })),
              ...(isCompared
                ? [{ look: 'mark' as const, label: t('landlord.figures.occupancy.compared') }]
                : []),
            ]}
          />
        </div>
        <FiguresTable
          caption={t('landlord.figures.occupancy.table')}
          columns={[
            t('landlord.figures.month'),
            t('landlord.figures.occupancy.columns.taken'),
            ...fills.map((fill) => t(`landlord.figures.occupancy.columns.${fill}`)),
            ...(isCompared ? [t('landlord.figures.occupancy.columns.compared')] : []),
          ]}
          rows={months.map((of) => ({
            key: of.month,
            cells: [
              shortMonth(of.month),
              of.nights > 0 ? percent((of.booked + of.elsewhere) / of.nights) : '–',
              ...fills.map((fill) => String(of[fill])),
              ...(isCompared ? [of.compared === null ? '–' : percent(of.compared)] : []),
            ],
          }))}
        />
      </div>
      <p className={styles.soft}>{t('landlord.figures.occupancy.meant')}</p>
    </Card>
  );
}

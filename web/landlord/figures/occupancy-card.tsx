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
            bars={months.map((figures) => ({
              month: figures.month,
              parts: fills.map((fill) => ({
                fill,
                value: figures.nights > 0 ? figures[fill] / figures.nights : 0,
              })),
              mark: figures.compared,
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
          rows={months.map((figures) => ({
            key: figures.month,
            cells: [
              shortMonth(figures.month),
              figures.nights > 0 ? percent((figures.booked + figures.elsewhere) / figures.nights) : '–',
              ...fills.map((fill) => String(figures[fill])),
              ...(isCompared ? [figures.compared === null ? '–' : percent(figures.compared)] : []),
            ],
          }))}
        />
      </div>
      <p className={styles.soft}>{t('landlord.figures.occupancy.meant')}</p>
    </Card>
  );
}

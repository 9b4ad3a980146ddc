import type { ReactNode } from 'react';
import type { FiguresOfSpan } from '../../../contract/home-figures/get-home-figures.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { foldMonths } from './fold-months.ts';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { MonthPlot } from './month-plot.tsx';
import { MonthsTable } from './months-table.tsx';
import { Legend } from './plot-legend.tsx';
import { sumSpans } from './sum-spans.ts';
import { useFigureWords } from './use-figure-words.ts';

const fills = ['booked', 'elsewhere', 'blocked'] as const;

const takenShare = ({ nights, booked, elsewhere }: FiguresOfSpan): number | null =>
  nights > 0 ? (booked + elsewhere) / nights : null;

export function OccupancyCard({ months }: { months: Figures['months'] }): ReactNode {
  const { t } = useTexts();
  const { percent } = useFigureWords();
  const isCompared = months.some(({ compared }) => compared !== null);
  const befores = months.flatMap(({ before }) => (before === null ? [] : [before]));
  const hasBefore = befores.length > 0;
  const tellShare = (share: number | null): string => (share === null ? '–' : percent(share));
  const shareOfSum = (spans: readonly FiguresOfSpan[]): string => {
    const { nights, taken } = sumSpans(spans);
    return tellShare(nights > 0 ? taken / nights : null);
  };
  return (
    <Card className={styles.card} data-testid="occupancy">
      <h2 className={styles.title}>{t('landlord.figures.occupancy.title')}</h2>
      <div className={styles.beside}>
        <div>
          <MonthPlot
            label={t('landlord.figures.occupancy.plot')}
            max={1}
            axis={percent}
            bars={foldMonths(months).shown.map((of) => ({
              month: of.month,
              parts: fills.map((fill) => ({ fill, value: of.nights > 0 ? of[fill] / of.nights : 0 })),
              mark: of.compared,
              before: of.before && takenShare(of.before),
            }))}
          />
          <Legend
            items={[
              ...fills.map((fill) => ({ look: fill, label: t(`landlord.figures.occupancy.${fill}`) })),
              ...(hasBefore ? [{ look: 'before' as const, label: t('landlord.figures.before') }] : []),
              ...(isCompared
                ? [{ look: 'mark' as const, label: t('landlord.figures.occupancy.compared') }]
                : []),
            ]}
          />
        </div>
        <MonthsTable
          caption={t('landlord.figures.occupancy.table')}
          months={months}
          columns={[
            t('landlord.figures.occupancy.columns.taken'),
            ...(hasBefore ? [t('landlord.figures.occupancy.columns.before')] : []),
            ...(isCompared ? [t('landlord.figures.occupancy.columns.compared')] : []),
            ...fills.map((fill) => t(`landlord.figures.occupancy.columns.${fill}`)),
          ]}
          cells={(of) => [
            tellShare(takenShare(of)),
            ...(hasBefore ? [tellShare(of.before && takenShare(of.before))] : []),
            ...(isCompared ? [tellShare(of.compared)] : []),
            ...fills.map((fill) => String(of[fill])),
          ]}
          sums={[
            shareOfSum(months),
            ...(hasBefore ? [shareOfSum(befores)] : []),
            ...(isCompared ? [''] : []),
            ...fills.map((fill) => String(months.reduce((sum, of) => sum + of[fill], 0))),
          ]}
        />
      </div>
      <p className={styles.soft}>{t('landlord.figures.occupancy.meant')}</p>
    </Card>
  );
}

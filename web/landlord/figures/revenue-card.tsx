import type { ReactNode } from 'react';
import { euros, roundedEuros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { foldMonths } from './fold-months.ts';
import { DirectIncome } from './direct-income.tsx';
import type { Figures } from './figures.ts';
import { SumLine } from './sum-line.tsx';
import styles from './figures.module.css';
import { axisEnd, MonthPlot } from './month-plot.tsx';
import { MonthsTable } from './months-table.tsx';
import { Legend } from './plot-legend.tsx';
import { sumEuros } from './sum-spans.ts';

export function RevenueCard({ figures: { months, settled, direct } }: { figures: Figures }): ReactNode {
  const { t, format } = useTexts();
  const formatWholeEuros = (amount: number): string => format.money(roundedEuros(euros(amount)));
  const befores = months.flatMap(({ before }) => (before === null ? [] : [before]));
  const hasBefore = befores.length > 0;
  const moneyColumns = ['guestsPay', 'commission'] as const;
  return (
    <Card className={styles.card} data-testid="revenue">
      <h2 className={styles.title}>{t('landlord.figures.revenue.title')}</h2>
      <div className={styles.beside}>
        <div>
          <MonthPlot
            label={t('landlord.figures.revenue.plot')}
            max={axisEnd(
              Math.max(...[...months, ...befores].map(({ landlordReceives }) => landlordReceives)),
            )}
            axis={formatWholeEuros}
            bars={foldMonths(months).shown.map((of) => ({
              month: of.month,
              parts: [{ fill: 'booked', value: of.landlordReceives }],
              before: of.before && of.before.landlordReceives,
            }))}
          />
          {hasBefore && (
            <Legend
              items={[
                { look: 'booked', label: t('landlord.figures.revenue.receives') },
                { look: 'before', label: t('landlord.figures.before') },
              ]}
            />
          )}
        </div>
        <MonthsTable
          caption={t('landlord.figures.revenue.table')}
          months={months}
          columns={[
            t('landlord.figures.revenue.columns.receives'),
            ...(hasBefore ? [t('landlord.figures.revenue.columns.before')] : []),
            t('landlord.figures.revenue.columns.arrivals'),
            ...moneyColumns.map((column) => t(`landlord.figures.revenue.columns.${column}`)),
          ]}
          cells={(of) => [
            format.moneyExact(of.landlordReceives),
            ...(hasBefore ? [of.before ? format.moneyExact(of.before.landlordReceives) : '–'] : []),
            String(of.arrivals),
            ...moneyColumns.map((column) => format.moneyExact(of[column])),
          ]}
          sums={[
            format.moneyExact(sumEuros(months.map((of) => of.landlordReceives))),
            ...(hasBefore ? [format.moneyExact(sumEuros(befores.map((of) => of.landlordReceives)))] : []),
            String(months.reduce((sum, of) => sum + of.arrivals, 0)),
            ...moneyColumns.map((column) => format.moneyExact(sumEuros(months.map((of) => of[column])))),
          ]}
        />
      </div>
      <p className={styles.soft}>{t('landlord.figures.revenue.meant')}</p>
      <Settled settled={settled} receives={sumEuros(months.map((of) => of.landlordReceives))} />
      <DirectIncome direct={direct} />
    </Card>
  );
}

/** Divides what the landlord receives into what was paid out, what is to come, and what guests pay on site. */
function Settled({
  settled: { paidOut, toCome, directly, corrections, kept },
  receives,
}: {
  settled: Figures['settled'];
  receives: Figures['settled']['paidOut'];
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useLandlordPaths();
  if (receives === 0 && paidOut === 0 && toCome === 0) return null;
  const parts = [
    ['paidOut', paidOut],
    ['toCome', toCome],
    ...(directly === 0 ? [] : [['directly', directly] as const]),
  ] as const;
  const notes = [
    ...(corrections === 0 ? [] : [['corrections', corrections] as const]),
    ...(kept === 0 ? [] : [['kept', kept] as const]),
  ];
  return (
    <section data-testid="settled" aria-label={t('landlord.figures.settled.title')}>
      <h3 className={styles.subtitle}>{t('landlord.figures.settled.title')}</h3>
      <dl className={styles.sumLines}>
        {parts.map(([name, amount]) => (
          <SumLine
            key={name}
            label={t(`landlord.figures.settled.${name}`)}
            value={format.moneyExact(amount)}
          />
        ))}
        <SumLine
          look={styles.whole}
          label={t('landlord.figures.sum')}
          value={format.moneyExact(sumEuros(parts.map(([, amount]) => amount)))}
        />
        {notes.map(([name, amount]) => (
          <SumLine
            key={name}
            look={styles.part}
            label={t(`landlord.figures.settled.${name}`)}
            value={format.moneyExact(amount)}
          />
        ))}
      </dl>
      <p>
        <Link to={buildPath('LandlordPayouts')}>{t('landlord.figures.settled.toPayouts')}</Link>
      </p>
    </section>
  );
}

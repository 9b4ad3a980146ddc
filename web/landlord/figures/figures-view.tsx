import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { figuresCsv } from './figures-csv.ts';
import { FiguresTable } from './figures-table.tsx';
import { FiguresTiles } from './figures-tiles.tsx';
import styles from './figures.module.css';
import { FunnelCard } from './funnel-card.tsx';
import { LeadCard } from './lead-card.tsx';
import { axisEnd, Legend, MonthPlot } from './month-plot.tsx';

export type Figures = ResponseOf<Api['getHomeFigures']>;

/** Saves a text as a file of the visitor's. */
function save(fileName: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv; charset=utf-8' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** All plots of the chosen homes, each with its numbers beside it. */
export function FiguresView({
  figures,
  name,
  isPending,
}: {
  figures: Figures;
  /** Of the file that is saved. */
  name: string;
  isPending: boolean;
}): ReactNode {
  const { t, language, format } = useTexts();
  const { months, comparison } = figures;
  const percent = (share: number): string =>
    t('landlord.figures.percent', { value: Math.round(share * 100) });
  const sum = (of: (month: Figures['months'][number]) => number): number =>
    months.reduce((all, month) => all + of(month), 0);
  const nights = sum((month) => month.nights);
  const taken = sum((month) => month.booked + month.elsewhere);
  const compared = months.filter((month) => month.compared !== null);
  const comparedAll = compared.reduce((all, month) => all + month.compared!, 0) / (compared.length || 1);
  const receives = sum((month) => month.landlordReceives);
  const isCompared = compared.length > 0;
  return (
    <div className={styles.view} aria-busy={isPending}>
      <FiguresTiles
        tiles={[
          {
            key: 'occupancy',
            label: t('landlord.figures.occupancy.short'),
            value: nights > 0 ? percent(taken / nights) : t('landlord.figures.none'),
            note: isCompared
              ? t('landlord.figures.comparedWith', { value: percent(comparedAll) })
              : undefined,
          },
          {
            key: 'receives',
            label: t('landlord.figures.revenue.receives'),
            value: format.money(Math.round(receives)),
            note: t('landlord.figures.arrivals', { count: sum((month) => month.arrivals) }),
          },
          {
            key: 'lead',
            label: t('landlord.figures.lead.short'),
            value:
              figures.lead.medianDays === null
                ? t('landlord.figures.none')
                : t('landlord.figures.days', { count: figures.lead.medianDays }),
            note: t('landlord.figures.lead.median'),
          },
          {
            key: 'answer',
            label: t('landlord.figures.answer.short'),
            value:
              figures.answerHours === null
                ? t('landlord.figures.none')
                : t('landlord.figures.hours', { count: Math.max(1, Math.round(figures.answerHours)) }),
            note: t('landlord.figures.cancelled', { count: figures.cancelled }),
          },
        ]}
      />
      <p className={styles.soft}>
        {comparison === null && t('landlord.figures.compare.choose')}
        {comparison !== null &&
          comparison.homes === 0 &&
          t('landlord.figures.compare.tooFew', { size: sizeOf(comparison), region: comparison.region })}
        {comparison !== null &&
          comparison.homes > 0 &&
          t('landlord.figures.compare.shown', {
            ...{ count: comparison.homes, size: sizeOf(comparison), region: comparison.region },
          })}
      </p>
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
                parts: (['booked', 'elsewhere', 'blocked'] as const).map((fill) => ({
                  fill,
                  value: of.nights > 0 ? of[fill] / of.nights : 0,
                })),
                mark: of.compared,
              }))}
            />
            <Legend
              items={[
                { look: 'booked', label: t('landlord.figures.occupancy.booked') },
                { look: 'elsewhere', label: t('landlord.figures.occupancy.elsewhere') },
                { look: 'blocked', label: t('landlord.figures.occupancy.blocked') },
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
              t('landlord.figures.occupancy.columns.booked'),
              t('landlord.figures.occupancy.columns.elsewhere'),
              t('landlord.figures.occupancy.columns.blocked'),
              ...(isCompared ? [t('landlord.figures.occupancy.columns.compared')] : []),
            ]}
            rows={months.map((of) => ({
              key: of.month,
              cells: [
                monthOf(of.month),
                of.nights > 0 ? percent((of.booked + of.elsewhere) / of.nights) : '–',
                String(of.booked),
                String(of.elsewhere),
                String(of.blocked),
                ...(isCompared ? [of.compared === null ? '–' : percent(of.compared)] : []),
              ],
            }))}
          />
        </div>
      </Card>
      <Card className={styles.card} data-testid="revenue">
        <h2 className={styles.title}>{t('landlord.figures.revenue.title')}</h2>
        <div className={styles.beside}>
          <MonthPlot
            label={t('landlord.figures.revenue.plot')}
            max={axisEnd(Math.max(...months.map((of) => of.landlordReceives)))}
            axis={(euros) => format.money(Math.round(euros))}
            bars={months.map((of) => ({
              month: of.month,
              parts: [{ fill: 'booked', value: of.landlordReceives }],
            }))}
          />
          <FiguresTable
            caption={t('landlord.figures.revenue.table')}
            columns={(['month', 'arrivals', 'guestsPay', 'commission', 'receives'] as const).map((column) =>
              column === 'month'
                ? t('landlord.figures.month')
                : t(`landlord.figures.revenue.columns.${column}`),
            )}
            rows={months.map((of) => ({
              key: of.month,
              cells: [
                monthOf(of.month),
                String(of.arrivals),
                ...[of.guestsPay, of.commission, of.landlordReceives].map((euros) =>
                  format.money(Math.round(euros)),
                ),
              ],
            }))}
          />
        </div>
        <p className={styles.soft}>{t('landlord.figures.revenue.meant')}</p>
      </Card>
      <div className={styles.pair}>
        <FunnelCard funnel={figures.funnel} />
        <LeadCard lead={figures.lead} />
      </div>
      <p>
        <Button
          onClick={() =>
            save(
              `feriola-${name}-${months[0]!.month.slice(0, 7)}-${months.at(-1)!.month.slice(0, 7)}.csv`,
              figuresCsv(months, t, language),
            )
          }
        >
          {t('landlord.figures.csv.save')}
        </Button>
      </p>
    </div>
  );

  function monthOf(month: string): string {
    return `${t(`calendar.monthShort.${Number(month.slice(5, 7))}`)} ${month.slice(0, 4)}`;
  }

  function sizeOf({ personsFrom, personsUntil }: NonNullable<Figures['comparison']>): string {
    return personsUntil === null
      ? t('landlord.figures.compare.sizeFrom', { from: personsFrom })
      : t('landlord.figures.compare.size', { from: personsFrom, until: personsUntil });
  }
}

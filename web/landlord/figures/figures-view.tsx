import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import { sheetType } from '../../features/own-area/sheet-csv.ts';
import { figuresCsv } from './figures-csv.ts';
import { FiguresTiles } from '../../features/own-area/figures-tiles.tsx';
import styles from './figures.module.css';
import type { Figures } from './figures.ts';
import { FunnelCard } from './funnel-card.tsx';
import { LeadCard } from './lead-card.tsx';
import { OccupancyCard } from './occupancy-card.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { fromEuros, roundedEuros, sumCents, toEuros } from '../../../domain/money.ts';

export function FiguresView({
  figures,
  name,
  isPending,
}: {
  figures: Figures;
  name: string;
  isPending: boolean;
}): ReactNode {
  const { t, language, format } = useTexts();
  const { months, comparison } = figures;
  const { percent } = useFigureWords();
  const sum = (readValue: (month: Figures['months'][number]) => number): number =>
    months.reduce((total, month) => total + readValue(month), 0);
  const nights = sum((month) => month.nights);
  const occupiedNights = sum((month) => month.booked + month.elsewhere);
  const comparedMonths = months.filter((month) => month.compared !== null);
  const comparedAll =
    comparedMonths.reduce((total, month) => total + month.compared!, 0) / (comparedMonths.length || 1);
  const receives = toEuros(sumCents(months.map((month) => fromEuros(month.landlordReceives))));
  const isCompared = comparedMonths.length > 0;
  const formatSize = ({ personsFrom, personsUntil }: NonNullable<Figures['comparison']>): string =>
    personsUntil === null
      ? t('landlord.figures.compare.sizeFrom', { from: personsFrom })
      : t('landlord.figures.compare.size', { from: personsFrom, until: personsUntil });
  return (
    <div className={styles.view} aria-busy={isPending}>
      <FiguresTiles
        tiles={[
          {
            key: 'occupancy',
            label: t('landlord.figures.occupancy.short'),
            value: nights > 0 ? percent(occupiedNights / nights) : t('landlord.figures.none'),
            note: isCompared
              ? t('landlord.figures.comparedWith', { value: percent(comparedAll) })
              : undefined,
          },
          {
            key: 'receives',
            label: t('landlord.figures.revenue.receives'),
            value: format.money(roundedEuros(receives)),
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
          t('landlord.figures.compare.tooFew', { size: formatSize(comparison), region: comparison.region })}
        {comparison !== null &&
          comparison.homes > 0 &&
          t('landlord.figures.compare.shown', {
            ...{ count: comparison.homes, size: formatSize(comparison), region: comparison.region },
          })}
      </p>
      <OccupancyCard months={months} />
      <RevenueCard months={months} />
      <div className={styles.pair}>
        <FunnelCard funnel={figures.funnel} />
        <LeadCard lead={figures.lead} />
      </div>
      <p>
        <Button
          onClick={() =>
            downloadText({
              fileName: `${name}-${months[0]!.month.slice(0, 7)}-${months.at(-1)!.month.slice(0, 7)}.csv`,
              mediaType: sheetType,
              content: figuresCsv(months, t, language),
            })
          }
        >
          {t('landlord.figures.csv.save')}
        </Button>
      </p>
    </div>
  );
}

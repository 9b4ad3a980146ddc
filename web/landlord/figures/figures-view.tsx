import type { ReactNode } from 'react';
import type { FigurePeriod } from '../../../domain/homes/home-figures.ts';
import { euros, roundedEuros, type Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import { sheetType } from '../../features/own-area/sheet-csv.ts';
import { DemandCard } from './demand-card.tsx';
import { figuresCsv } from './figures-csv.ts';
import { FiguresTiles } from './figures-tiles.tsx';
import styles from './figures.module.css';
import type { Figures } from './figures.ts';
import { FunnelCard } from './funnel-card.tsx';
import { HomesCard } from './homes-card.tsx';
import { LeadCard } from './lead-card.tsx';
import { OccupancyCard } from './occupancy-card.tsx';
import { countSellable, OpenCard } from './open-card.tsx';
import { OriginsCard } from './origins-card.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { percentChange, sumEuros, sumSpans } from './sum-spans.ts';
import { useFigureWords } from './use-figure-words.ts';
import { WeaknessList } from './weakness-list.tsx';

export function FiguresView({
  figures,
  name,
  period,
  objectNumber,
  isPending,
}: {
  figures: Figures;
  name: string;
  period: FigurePeriod;
  objectNumber: number;
  isPending: boolean;
}): ReactNode {
  const { t, language, format } = useTexts();
  const { months, comparison, asked, onBooks, ofHomes } = figures;
  const { percent, change } = useFigureWords();
  const now = sumSpans(months);
  const befores = months.flatMap(({ before }) => (before === null ? [] : [before]));
  const before = befores.length === 0 ? null : sumSpans(befores);
  const comparedMonths = months.filter((month) => month.compared !== null);
  const comparedAll =
    comparedMonths.reduce((total, month) => total + month.compared!, 0) / (comparedMonths.length || 1);
  const isCompared = comparedMonths.length > 0;
  const wholeEuros = (amount: Euros): string => format.money(roundedEuros(amount));
  const arrivals = (count: number): string => t('landlord.figures.arrivals', { count });
  const changed = before && percentChange(now, before);
  const beforeOf = (value: string): string => t('landlord.figures.lastYearValue', { value });
  const formatSize = ({ personsFrom, personsUntil }: NonNullable<Figures['comparison']>): string =>
    personsUntil === null
      ? t('landlord.figures.compare.sizeFrom', { from: personsFrom })
      : t('landlord.figures.compare.size', { from: personsFrom, until: personsUntil });
  const reachesAhead = months.at(-1)!.month > figures.today;
  const { answerHours } = figures;
  return (
    <div className={styles.view} aria-busy={isPending}>
      <FiguresTiles
        tiles={[
          {
            key: 'occupancy',
            label: t('landlord.figures.occupancy.short'),
            value: now.nights > 0 ? percent(now.taken / now.nights) : t('landlord.figures.none'),
            notes: [
              before !== null && before.nights > 0 && beforeOf(percent(before.taken / before.nights)),
              isCompared && t('landlord.figures.comparedWith', { value: percent(comparedAll) }),
            ],
          },
          {
            key: 'receives',
            label: t('landlord.figures.revenue.receives'),
            value: wholeEuros(now.receives),
            notes: [
              before !== null &&
                beforeOf(
                  changed === null
                    ? wholeEuros(before.receives)
                    : t('landlord.figures.change', {
                        value: wholeEuros(before.receives),
                        change: change(changed),
                      }),
                ),
              arrivals(now.arrivals),
              now.booked > 0 &&
                t('landlord.figures.revenue.perNight', {
                  value: wholeEuros(euros(now.receives / now.booked)),
                }),
            ],
          },
          {
            key: 'open',
            label: t('landlord.figures.nightsOpen.short'),
            value: t('landlord.figures.nights', {
              count: figures.open.reduce((sum, month) => sum + countSellable(month), 0),
            }),
            notes: [
              t('landlord.figures.nightsOpen.upTo', {
                value: wholeEuros(sumEuros(figures.open.map(({ worth }) => worth))),
              }),
            ],
          },
          {
            key: 'answer',
            label: t('landlord.figures.answer.short'),
            value: formatAnswerTime(answerHours),
            notes: [
              asked.all > 0
                ? t('landlord.figures.answer.share', {
                    answered: String(asked.all - asked.expired),
                    all: String(asked.all),
                  })
                : t('landlord.figures.answer.none'),
            ],
          },
        ]}
      />
      <div className={styles.words}>
        <p className={styles.soft}>
          {before === null && `${t('landlord.figures.noBefore')} `}
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
        {reachesAhead && onBooks !== null && (
          <p className={styles.soft} data-testid="on-books">
            {t('landlord.figures.onBooks', {
              before: arrivals(onBooks.arrivals),
              beforeSum: wholeEuros(onBooks.landlordReceives),
              now: arrivals(now.arrivals),
              nowSum: wholeEuros(now.receives),
            })}
          </p>
        )}
      </div>
      {ofHomes.length === 1 && ofHomes[0]!.weaknesses.length > 0 && (
        <Card className={styles.card} data-testid="weaknesses">
          <h2 className={styles.title}>{t('landlord.figures.ofHomes.whyTitle')}</h2>
          <WeaknessList home={ofHomes[0]!} />
        </Card>
      )}
      <RevenueCard figures={figures} />
      <OccupancyCard months={months} />
      {ofHomes.length > 1 && <HomesCard figures={figures} period={period} />}
      <OpenCard months={figures.open} objectNumber={objectNumber} />
      <div className={styles.pair}>
        <FunnelCard funnel={figures.funnel} />
        <DemandCard demand={figures.demand} />
        <LeadCard lead={figures.lead} />
        <OutcomeCard figures={figures} />
        <OriginsCard origins={figures.origins} />
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

  function formatAnswerTime(hours: number | null): string {
    if (hours === null) return t('landlord.figures.none');
    return hours < 1
      ? t('landlord.figures.minutes', { count: Math.max(1, Math.round(hours * 60)) })
      : t('landlord.figures.hours', { count: Math.round(hours) });
  }
}

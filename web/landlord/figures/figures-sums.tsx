import type { ReactNode } from 'react';
import { euros, roundedEuros, type Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FiguresTiles } from '../../features/own-area/figures-tiles.tsx';
import styles from './figures.module.css';
import type { Figures } from './figures.ts';
import { countSellable } from './open-card.tsx';
import { percentChange, sumEuros, sumSpans } from './sum-spans.ts';
import { useFigureWords } from './use-figure-words.ts';

/** The sums of the period, beside those of the year before. */
export function FiguresSums({ figures }: { figures: Figures }): ReactNode {
  const { t, format } = useTexts();
  const { months, asked, answerHours } = figures;
  const { percent, change } = useFigureWords();
  const now = sumSpans(months);
  const befores = months.flatMap(({ before }) => (before === null ? [] : [before]));
  const before = befores.length === 0 ? null : sumSpans(befores);
  const comparedMonths = months.filter((month) => month.compared !== null);
  const comparedAll =
    comparedMonths.reduce((total, month) => total + month.compared!, 0) / (comparedMonths.length || 1);
  const isCompared = comparedMonths.length > 0;
  const wholeEuros = (amount: Euros): string => format.money(roundedEuros(amount));
  const changed = before && percentChange(now, before);
  const beforeOf = (value: string): string => t('landlord.figures.lastYearValue', { value });
  const answerTime = (hours: number): string =>
    hours < 1
      ? t('landlord.figures.minutes', { count: Math.max(1, Math.round(hours * 60)) })
      : t('landlord.figures.hours', { count: Math.round(hours) });
  return (
    <>
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
              t('landlord.figures.arrivals', { count: now.arrivals }),
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
            value: answerHours === null ? t('landlord.figures.none') : answerTime(answerHours),
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
      <Comparisons figures={figures} hasBefore={before !== null} />
    </>
  );
}

/** Says what the figures are compared with. */
function Comparisons({
  figures: { months, comparison, onBooks, today },
  hasBefore,
}: {
  figures: Figures;
  hasBefore: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const now = sumSpans(months);
  const wholeEuros = (amount: Euros): string => format.money(roundedEuros(amount));
  const arrivals = (count: number): string => t('landlord.figures.arrivals', { count });
  const formatSize = ({ personsFrom, personsUntil }: NonNullable<Figures['comparison']>): string =>
    personsUntil === null
      ? t('landlord.figures.compare.sizeFrom', { from: personsFrom })
      : t('landlord.figures.compare.size', { from: personsFrom, until: personsUntil });
  const reachesAhead = months.at(-1)!.month > today;
  return (
    <div className={styles.words}>
      <p className={styles.soft}>
        {!hasBefore && `${t('landlord.figures.noBefore')} `}
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
  );
}

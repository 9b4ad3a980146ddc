import type { ReactNode } from 'react';
import { roundedEuros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { sumEuros } from './sum-spans.ts';
import { useFigureWords } from './use-figure-words.ts';

export const countSellable = ({
  free,
  withoutPrice,
  shortGaps,
}: Pick<Figures['open'][number], 'free' | 'withoutPrice' | 'shortGaps'>): number =>
  free - withoutPrice - shortGaps;

/** Nights that can still be sold, each month with a link to its prices in the calendar. */
export function OpenCard({
  months,
  objectNumber,
}: {
  months: Figures['open'];
  objectNumber: number;
}): ReactNode {
  const { t, format } = useTexts();
  const { shortMonth } = useFigureWords();
  const buildPath = useLandlordPaths();
  const sum = (read: (month: Figures['open'][number]) => number): string =>
    format.number(months.reduce((total, month) => total + read(month), 0));
  const link = (month: string): string =>
    `${buildPath('LandlordCalendar')}?${new URLSearchParams({
      ...(objectNumber > 0 && { home: String(objectNumber) }),
      month: month.slice(0, 7),
    }).toString()}`;
  return (
    <Card className={styles.card} data-testid="open-nights">
      <h2 className={styles.title}>{t('landlord.figures.nightsOpen.title')}</h2>
      <FiguresTable
        caption={t('landlord.figures.nightsOpen.table')}
        columns={[
          t('landlord.figures.month'),
          t('landlord.figures.nightsOpen.sellable'),
          t('landlord.figures.nightsOpen.worth'),
          t('landlord.figures.nightsOpen.free'),
          t('landlord.figures.nightsOpen.withoutPrice'),
          t('landlord.figures.nightsOpen.shortGaps'),
        ]}
        rows={months.map((of) => ({
          key: of.month,
          cells: [
            <Link
              key="link"
              to={link(of.month)}
              aria-label={t('landlord.figures.nightsOpen.calendarOf', { month: shortMonth(of.month) })}
            >
              {shortMonth(of.month)}
            </Link>,
            format.number(countSellable(of)),
            format.money(roundedEuros(of.worth)),
            format.number(of.free),
            format.number(of.withoutPrice),
            format.number(of.shortGaps),
          ],
        }))}
        sums={[
          t('landlord.figures.sum'),
          sum(countSellable),
          format.money(roundedEuros(sumEuros(months.map(({ worth }) => worth)))),
          sum(({ free }) => free),
          sum(({ withoutPrice }) => withoutPrice),
          sum(({ shortGaps }) => shortGaps),
        ]}
      />
      <p className={styles.soft}>{t('landlord.figures.nightsOpen.meant')}</p>
    </Card>
  );
}

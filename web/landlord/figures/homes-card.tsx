import { useState, type ReactNode } from 'react';
import type { FiguresOfHome, FiguresOfSpan } from '../../../contract/home-figures/get-home-figures.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { countSellable } from './open-card.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { useWeaknessText, WeaknessList } from './weakness-list.tsx';

/** How many of an agency’s homes are shown before the others are asked for. */
const shownFirst = 10;

/** Compares the homes with each other and with the year before, and tells what holds each of them back. */
export function HomesCard({
  figures: { ofHomes, homes, funnel },
  period,
}: {
  figures: Figures;
  period: string;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { percent } = useFigureWords();
  const weaknessText = useWeaknessText();
  const [isAll, setAll] = useState(false);
  const isWhole = isAll || ofHomes.length <= shownFirst + 2;
  const names = new Map(homes.map((home) => [home.objectNumber, homeWithPlace(home)]));
  const hasBefore = ofHomes.some(({ before }) => before !== null);
  const share = (span: FiguresOfSpan | null): number =>
    span === null || span.nights === 0 ? -1 : (span.booked + span.elsewhere) / span.nights;
  const tellShare = (span: FiguresOfSpan | null): string => (share(span) < 0 ? '–' : percent(share(span)));
  const tellStars = ({ rating }: FiguresOfHome): string =>
    rating === null
      ? '–'
      : t('landlord.figures.ofHomes.starsOf', {
          average: format.number(rating.average, 1),
          count: String(rating.count),
        });
  const columns: WorkColumn<FiguresOfHome>[] = [
    {
      key: 'name',
      label: t('work.column.home'),
      text: ({ objectNumber }) => names.get(objectNumber) ?? String(objectNumber),
      cell: ({ objectNumber }) => (
        <Link to={`?${new URLSearchParams({ home: String(objectNumber), period }).toString()}`}>
          {names.get(objectNumber) ?? String(objectNumber)}
        </Link>
      ),
    },
    {
      key: 'taken',
      label: t('landlord.figures.occupancy.columns.taken'),
      fit: 'number',
      text: tellShare,
      order: share,
    },
    ...(hasBefore
      ? [
          {
            key: 'before',
            label: t('landlord.figures.occupancy.columns.before'),
            fit: 'number' as const,
            text: ({ before }: FiguresOfHome) => tellShare(before),
            order: ({ before }: FiguresOfHome) => share(before),
          },
        ]
      : []),
    {
      key: 'receives',
      label: t('landlord.figures.revenue.columns.receives'),
      fit: 'number',
      text: ({ landlordReceives }) => format.moneyExact(landlordReceives),
      order: ({ landlordReceives }) => landlordReceives,
      sheet: ({ landlordReceives }) => sheetNumber(landlordReceives, 2, language),
    },
    {
      key: 'views',
      label: t('landlord.figures.funnel.views'),
      fit: 'number',
      text: ({ views }) => format.number(views),
      order: ({ views }) => views,
    },
    {
      key: 'stars',
      label: t('landlord.figures.ofHomes.stars'),
      fit: 'number',
      text: tellStars,
      order: ({ rating }) => rating?.average ?? 0,
    },
    {
      key: 'open',
      label: t('landlord.figures.nightsOpen.short'),
      fit: 'number',
      text: ({ open }) => format.number(countSellable(open)),
      order: ({ open }) => countSellable(open),
    },
    {
      key: 'why',
      label: t('landlord.figures.ofHomes.why'),
      text: (home) => home.weaknesses.map((weakness) => weaknessText(home, weakness)).join('; '),
      cell: (home) => <WeaknessList home={home} />,
      order: ({ weaknesses }) => weaknesses.length,
    },
  ];
  return (
    <Card className={styles.card} data-testid="homes-compared">
      <h2 className={styles.title}>{t('landlord.figures.ofHomes.title')}</h2>
      <WorkTable
        caption={t('landlord.figures.ofHomes.title')}
        rows={isWhole ? ofHomes : ofHomes.slice(0, shownFirst)}
        columns={columns}
        rowKey={({ objectNumber }) => objectNumber}
        isWhole={isWhole}
        fileName="homes-compared"
      />
      {!isWhole && (
        <p>
          <Button onClick={() => setAll(true)}>
            {t('landlord.figures.ofHomes.all', { count: ofHomes.length })}
          </Button>
        </p>
      )}
      <p className={styles.soft}>{t('landlord.figures.ofHomes.meant', { day: format.date(funnel.since) })}</p>
    </Card>
  );
}

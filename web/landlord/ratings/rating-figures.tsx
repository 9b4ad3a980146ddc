import type { ReactNode } from 'react';
import type { getRatingFigures, RatingAverages } from '../../../contract/guest-ratings/get-rating-figures.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { tellingCount } from '../../../domain/homes/home-figures.ts';
import { ratingDays, ratingParts } from '../../../domain/rating.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from '../figures/figures-table.tsx';
import { FiguresTiles } from '../../features/own-area/figures-tiles.tsx';
import styles from '../figures/figures.module.css';
import { HorizontalBars } from '../figures/horizontal-bars.tsx';
import { Legend } from '../figures/plot-legend.tsx';
import { RatingTopics } from './rating-topics.tsx';

const starsMax = 5;

/** What guests think of the homes: by part, over the years, beside the region, and what they criticise. */
export function RatingFigures({
  figures: { all, years, region, topics, stays, unanswered },
}: {
  figures: ResponseOf<typeof getRatingFigures>;
}): ReactNode {
  const { t, format } = useTexts();
  const stars = (value: number): string => format.number(value, 1);
  const count = (number: number): string => t('landlord.ratings.count', { count: number });
  const regionName = region?.names.join(', ') ?? '';
  return (
    <div className={styles.view} data-testid="rating-figures">
      <FiguresTiles
        tiles={[
          {
            key: 'average',
            label: t('landlord.ratings.figures.average'),
            value: stars(all.average),
            notes: [
              count(all.count),
              region !== null &&
                t('landlord.ratings.figures.regionAverage', {
                  region: regionName,
                  average: stars(region.average),
                }),
            ],
          },
          {
            key: 'unanswered',
            label: t('landlord.ratings.unanswered'),
            value: format.number(unanswered),
            notes: [t('landlord.ratings.figures.firstInList')],
          },
          {
            key: 'asked',
            label: t('landlord.ratings.figures.asked'),
            value: t('landlord.ratings.figures.of', {
              part: String(stays.asked),
              all: String(stays.ended),
            }),
            notes: [t('landlord.ratings.figures.askedMeant', { count: ratingDays })],
          },
          {
            key: 'rated',
            label: t('landlord.ratings.figures.rated'),
            value: t('landlord.ratings.figures.of', {
              part: String(stays.rated),
              all: String(stays.ended),
            }),
            notes: [t('landlord.ratings.figures.ratedMeant')],
          },
        ]}
      />
      <div className={styles.pair}>
        <Card className={styles.card} data-testid="rating-parts">
          <h2 className={styles.title}>{t('landlord.ratings.figures.parts')}</h2>
          <HorizontalBars
            max={starsMax}
            bars={ratingParts.map((part) => ({
              key: part,
              label: t(`ratings.part.${part}`),
              value: all.parts[part],
              valueText: stars(all.parts[part]),
              mark: region?.parts[part] ?? null,
            }))}
          />
          {region === null ? (
            <p className={styles.soft}>{t('landlord.ratings.figures.noRegion')}</p>
          ) : (
            <Legend
              items={[
                {
                  look: 'mark',
                  label: t('landlord.ratings.figures.region', {
                    region: regionName,
                    count: count(region.count),
                  }),
                },
              ]}
            />
          )}
          {all.count < tellingCount && <p className={styles.soft}>{t('landlord.ratings.figures.few')}</p>}
        </Card>
        <RatingTopics topics={topics} />
      </div>
      {years.length > 1 && (
        <Card className={styles.card} data-testid="rating-years">
          <h2 className={styles.title}>{t('landlord.ratings.figures.years')}</h2>
          <FiguresTable
            caption={t('landlord.ratings.figures.years')}
            columns={[
              t('landlord.ratings.figures.year'),
              t('landlord.ratings.figures.number'),
              t('landlord.ratings.figures.average'),
              ...ratingParts.map((part) => t(`ratings.part.${part}`)),
            ]}
            rows={years.map((year) => ({
              key: String(year.year),
              cells: [String(year.year), ...cells(year)],
            }))}
          />
        </Card>
      )}
    </div>
  );

  function cells({ count: number, average, parts }: RatingAverages): string[] {
    return [String(number), stars(average), ...ratingParts.map((part) => stars(parts[part]))];
  }
}

import type { ReactNode } from 'react';
import type { getRatingFigures } from '../../../contract/guest-ratings/get-rating-figures.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../figures/figures.module.css';

export function RatingTopics({
  topics,
}: {
  topics: ResponseOf<typeof getRatingFigures>['topics'];
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <Card className={styles.card} data-testid="rating-topics">
      <h2 className={styles.title}>{t('landlord.ratings.figures.topics')}</h2>
      {topics.length === 0 ? (
        <p className={styles.soft}>{t('landlord.ratings.figures.noTopics')}</p>
      ) : (
        <>
          <ul className={styles.topics}>
            {topics.map((one) => (
              <li key={one.topic}>
                <strong>
                  {t(`landlord.ratings.topic.${one.topic}`)} ({one.ratings})
                </strong>
                <q lang={one.language}>{one.sentence}</q>
                <span className={styles.soft}>
                  {one.home}, {format.date(one.ratedOn)}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{t('landlord.ratings.figures.topicsMeant')}</p>
        </>
      )}
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { LatestRatings } from '../../../../contract/ratings/list-latest-ratings.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import styles from './latest-ratings.module.css';

export function LatestRatingsList({
  ratings: { ratings, total, average },
}: {
  ratings: LatestRatings;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  if (ratings.length === 0) return <p>{t('content.ratings.none')}</p>;
  return (
    <div className={styles.ratings}>
      {average !== null && (
        <p className={styles.summary}>
          <Icon name="star" size={26} />
          <b>{format.number(average, 1)}</b>
          {t('content.ratings.summary', { count: total })}
        </p>
      )}
      <ul className={styles.list}>
        {ratings.map((rating) => (
          <li key={rating.ratingid}>
            <p className={styles.head}>
              <Icon name="star" size={18} />
              <b>{format.number(rating.average, 1)}</b>
              <span className="visually-hidden">{t('ratings.ofFive')}</span>
              <span>
                {rating.travellerName}, {format.month(rating.travelStart)}
              </span>
            </p>
            <blockquote lang={rating.language}>
              <p>{rating.text}</p>
            </blockquote>
            <p className={styles.home}>
              <Link to={pathOf('ObjectPage', language, { objectNumber: rating.objectNumber })}>
                {rating.homeTitle}
              </Link>
              <span>{t(`ratings.provenance.${rating.ratingTyp}`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

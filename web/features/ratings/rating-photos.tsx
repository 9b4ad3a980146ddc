import type { ReactNode } from 'react';
import type { Rating } from '../../../contract/ratings/list-ratings.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './ratings-section.module.css';

export function RatingPhotos({ rating: { documents, travelData } }: { rating: Rating }): ReactNode {
  const { t } = useTexts();
  if (documents.length === 0) return null;
  return (
    <p className={styles.photos}>
      {documents.map((base, index) => (
        <a key={base} href={`${base}-whole.webp`}>
          <img
            src={`${base}-250x155.webp`}
            width={250}
            height={155}
            loading="lazy"
            alt={t('ratings.photo', { number: index + 1, name: travelData.travellerName })}
          />
        </a>
      ))}
    </p>
  );
}

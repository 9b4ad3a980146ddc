import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../load.ts';
import styles from './theme-cards.module.css';

/** Themes and offers: the first fills a page of the magazine, the others stand beside it. */
export function ThemeCards({ offers }: { offers: HomeData['offers'] }): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.cards}>
      {offers.map(({ id, name, text, seoUrl, count }) => (
        <li key={id}>
          <Link to={seoUrl} className={styles.card}>
            <Picture
              src={`/pictures/scene/offer-${id}`}
              alt=""
              sizes="(min-width: 992px) 620px, 94vw"
              maxWidth={1088}
              className={styles.picture}
            />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {text && <span className={styles.text}>{text}</span>}
              <span className={styles.count}>{t('search.box.count', { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

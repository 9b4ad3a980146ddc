import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { StartEntities } from './start-entities.ts';
import styles from './theme-cards.module.css';

export function ThemeCards({ themes }: Pick<StartEntities, 'themes'>): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.cards}>
      {themes.map(({ id, name, text, path, img, count }) => (
        <li key={id}>
          <Link to={path} className={styles.card}>
            <Picture
              src={img}
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

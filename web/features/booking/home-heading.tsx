import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookableHome } from './bookable-home.ts';
import styles from './home-heading.module.css';

export type PicturedHome = Pick<BookableHome, 'title' | 'where' | 'image'> & {
  path: string | null;
};

function Title({ home }: { home: PicturedHome }): ReactNode {
  return (
    <div>
      <p className={styles.title}>{home.path ? <Link to={home.path}>{home.title}</Link> : home.title}</p>
      <p className={styles.where}>{home.where}</p>
    </div>
  );
}

export function HomePortrait({ home }: { home: PicturedHome }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {home.image && (
        <div className={styles.picture}>
          <Picture src={home.image.src} alt="" sizes="(min-width: 992px) 324px, 100vw" maxWidth={1088} />
          {home.image.illustration && <span className={styles.label}>{t('booking.stay.illustration')}</span>}
        </div>
      )}
      <Title home={home} />
    </>
  );
}

export function HomeStrip({ home }: { home: PicturedHome }): ReactNode {
  return (
    <div className={styles.strip}>
      {home.image && (
        <div className={styles.picture}>
          <Picture src={home.image.src} alt="" sizes="160px" maxWidth={362} eager />
        </div>
      )}
      <Title home={home} />
    </div>
  );
}

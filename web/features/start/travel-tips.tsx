import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import type { StartEntities } from './start-entities.ts';
import styles from './travel-tips.module.css';

type Tips = StartEntities['tips'];

export function TravelTips({ tips }: { tips: Tips }): ReactNode {
  const { t } = useTexts();
  const further = tips.filter(({ hide }) => hide);
  return (
    <section aria-labelledby="tips" className={styles.section}>
      <h2 id="tips">{t('home.tips.heading')}</h2>
      <TipList tips={tips.filter(({ hide }) => !hide)} />
      {further.length > 0 && (
        <details className={styles.more}>
          <summary>{t('home.tips.more')}</summary>
          <TipList tips={further} />
        </details>
      )}
    </section>
  );
}

function TipList({ tips }: { tips: Tips }): ReactNode {
  return (
    <ul className={`${styles.tips} swipe-row`}>
      {tips.map(({ id, title, text, label, href, picture }) => (
        <li key={id} className={styles.tip}>
          <Picture
            src={picture.src}
            alt={picture.alt}
            title={title}
            sizes="(min-width: 992px) 400px, (min-width: 576px) 46vw, 94vw"
            maxWidth={1088}
            className={styles.picture}
          />
          <h3>{title}</h3>
          <p>{text}</p>
          <Link to={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { ContentHead } from '../../../../domain/content-page.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { HeroPicture } from '../../../components/picture.tsx';
import { RecentSearchLinks } from '../../../features/search-box/recent-search-links.tsx';
import { SearchBox } from '../../../features/search-box/search-box.tsx';
import styles from '../page.module.css';

export function Hero({
  head,
  today,
  isPreview = false,
}: {
  head: ContentHead;
  today: string;
  isPreview?: boolean;
}): ReactNode {
  const { t } = useTexts();
  return (
    <section className={styles.hero}>
      <HeroPicture src="/pictures/scene/theme-start" alt="" className={styles.scene} />
      <div className={`container ${styles.claim}`}>
        {isPreview && (
          <p className={styles.preview} data-testid="preview">
            <strong>{t('content.preview.title')}</strong> {t('content.preview.text')}
          </p>
        )}
        <h1>{head.title}</h1>
        {head.lead !== undefined && <p>{head.lead}</p>}
      </div>
      <div className={`container ${styles.search}`}>
        <SearchBox today={today} />
        <RecentSearchLinks today={today} />
      </div>
    </section>
  );
}

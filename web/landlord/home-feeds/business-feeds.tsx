import type { ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import styles from '../parts/landlord.module.css';
import { FeedItem } from './feed-item.tsx';
import { FeedPhotosReport } from './feed-photos.tsx';
import { NewFeed } from './new-feed.tsx';

/** Lists the feeds of a business, with the form or the trial run of a new one. */
export function BusinessFeeds({
  business,
  onChanged,
}: {
  business: HomeFeeds['businesses'][number];
  onChanged: (feeds: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const attempt = business.feeds.find(({ isNew }) => isNew);
  const feeds = business.feeds.filter(({ isNew }) => !isNew);
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{business.name}</h2>
      {feeds.length === 0 && !attempt && (
        <EmptyState title={t('landlord.homeFeeds.none')}>{t('work.empty.feedsText')}</EmptyState>
      )}
      {feeds.map((feed) => (
        <FeedItem key={feed.feedID} feed={feed} onChanged={onChanged} />
      ))}
      <FeedPhotosReport photos={business.photos} />
      {attempt ? (
        <section className={styles.section}>
          <h3>{t('landlord.homeFeeds.attempt')}</h3>
          <FeedItem key={attempt.feedID} feed={attempt} onChanged={onChanged} />
        </section>
      ) : (
        <NewFeed business={business} onChanged={onChanged} />
      )}
    </section>
  );
}

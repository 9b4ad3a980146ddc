import type { ReactNode } from 'react';
import type { FeedPhotos } from '../../../contract/home-feeds/home-feed.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/landlord.module.css';
import own from './home-feeds.module.css';

/**
 * Lists photos of feeds that are still loading or have failed, with the reason. Renders nothing if all are complete.
 */
export function FeedPhotosReport({ photos }: { photos: FeedPhotos }): ReactNode {
  const { t } = useTexts();
  const { waiting, failed, failedCount } = photos;
  if (waiting === 0 && failedCount === 0) return null;
  return (
    <Card className={styles.stack} data-testid="feed-photos">
      <h3>{t('landlord.homeFeeds.photos.title')}</h3>
      {waiting > 0 && <p>{t('landlord.homeFeeds.photos.waiting', { count: waiting })}</p>}
      {failedCount > 0 && (
        <>
          <p>{t('landlord.homeFeeds.photos.failed', { count: failedCount })}</p>
          <details>
            <summary>{t('landlord.homeFeeds.photos.which')}</summary>
            <ul className={`${own.facts} ${own.apart}`}>
              {failed.map(({ key, url, problem, isTriedAgain }) => (
                <li key={`${key} ${url}`}>
                  <strong>{key}</strong> <span className={own.url}>{url}</span>
                  <br />
                  {t(`landlord.homeFeeds.photos.problem.${problem}`)}{' '}
                  {t(`landlord.homeFeeds.photos.${isTriedAgain ? 'again' : 'givenUp'}`)}
                </li>
              ))}
            </ul>
            {failedCount > failed.length && (
              <p className={styles.soft}>{t('landlord.homeFeeds.rejectedMore', { count: failed.length })}</p>
            )}
          </details>
        </>
      )}
    </Card>
  );
}

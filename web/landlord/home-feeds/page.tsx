import { useEffect, useState, type ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { browserApi } from '../../app/api/browser-api.ts';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { BusinessFeeds } from './business-feeds.tsx';
import { GoogleFeeds } from './google-feeds.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

const askAgainMs = 2000;

export default function LandlordHomeFeedsPage(): ReactNode {
  const { t } = useTexts();
  const call = useOwnCall('getHomeFeeds', {});
  const [changed, setChanged] = useState<HomeFeeds | null>(null);
  const currentFeeds = changed ?? call.answer;
  const isRunning =
    currentFeeds?.businesses.some(({ feeds }) => feeds.some((feed) => feed.isRunning)) ?? false;
  useEffect(() => {
    if (!isRunning) return;
    // Polls while a feed is running, also after a failed request.
    const timer = setInterval(() => {
      browserApi.call('getHomeFeeds', {}).then(setChanged, () => undefined);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!currentFeeds) {
    return (
      <LandlordFrame title={t('landlord.homeFeeds.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.homeFeeds.title')}>
      <p>{t('landlord.homeFeeds.lead')}</p>
      {currentFeeds.businesses.length === 0 && (
        <p className={styles.soft}>{t('landlord.homeFeeds.noBusiness')}</p>
      )}
      {currentFeeds.businesses.map((business) => (
        <BusinessFeeds
          key={`${business.kind}-${business.number}`}
          business={business}
          onChanged={setChanged}
        />
      ))}
      <GoogleFeeds />
    </LandlordFrame>
  );
}

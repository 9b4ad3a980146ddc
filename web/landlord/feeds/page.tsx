import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { AddFeed } from './add-feed.tsx';
import { ExportAddress } from './export-address.tsx';
import { FeedCard } from './feed-card.tsx';
import { ImportFile } from './import-file.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordFeedsPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const objectNumber = Number(useParams()['objectNumber'] ?? '0');
  const call = useOwnCall('getCalendarFeeds', { objectNumber, languageCode: language });
  const [changed, setChanged] = useState<HomeFeeds | null>(null);
  const currentFeeds = changed?.objectNumber === objectNumber ? changed : call.answer;
  if (!currentFeeds) {
    return (
      <LandlordFrame title={t('landlord.feeds.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.feeds.title')}>
      <p className={styles.backLine}>
        <Link to={buildPath('LandlordCalendar')}>{t('landlord.feeds.back')}</Link>
      </p>
      <h2 className={styles.sectionTitle}>{currentFeeds.title}</h2>
      <p>{t('landlord.feeds.lead')}</p>
      <div className={styles.columns}>
        <section className={styles.section} aria-label={t('landlord.feeds.title')}>
          {currentFeeds.feeds.length === 0 && <p className={styles.soft}>{t('landlord.feeds.none')}</p>}
          {currentFeeds.feeds.map((feed) => (
            <FeedCard key={feed.feedID} objectNumber={objectNumber} feed={feed} onChanged={setChanged} />
          ))}
        </section>
        <div className={styles.lists}>
          <AddFeed objectNumber={objectNumber} onChanged={setChanged} />
          <ImportFile objectNumber={objectNumber} />
          <ExportAddress home={currentFeeds} onChanged={setChanged} />
        </div>
      </div>
    </LandlordFrame>
  );
}

import { useState, type ReactNode } from 'react';
import type { GoogleFeedsOfPerson } from '../../../contract/google-feeds/google-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { GoogleFeedCard } from '../../features/google-feed/google-feed-card.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';

type Business = GoogleFeedsOfPerson['businesses'][number];

/** Feeds for Google of the businesses for which the person acts; nothing while they are being read. */
export function GoogleFeeds(): ReactNode {
  const { answer } = useOwnCall('getGoogleFeeds', {});
  const [changed, setChanged] = useState<GoogleFeedsOfPerson | null>(null);
  const businesses = (changed ?? answer)?.businesses ?? [];
  return businesses.map((business) => (
    <BusinessFeed
      key={`${business.kind}-${business.number}`}
      business={business}
      isNamed={businesses.length > 1}
      onChanged={setChanged}
    />
  ));
}

function BusinessFeed({
  business: { kind, number, name, feed },
  isNamed,
  onChanged,
}: {
  business: Business;
  isNamed: boolean;
  onChanged: (feeds: GoogleFeedsOfPerson) => void;
}): ReactNode {
  const set = useSubmit('setGoogleFeed', { onDone: onChanged });
  return (
    <section className={styles.section}>
      {isNamed && <h2 className={styles.sectionTitle}>{name}</h2>}
      <GoogleFeedCard
        feed={feed}
        isSending={set.sending !== null}
        hasFailed={set.failure !== null && set.sending === null}
        onAction={(action) => void set.submit({ kind, number, action })}
      />
    </section>
  );
}

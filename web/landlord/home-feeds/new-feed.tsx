import { useRef, useState, type ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/landlord.module.css';
import { sendFeedFile } from './send-feed-file.ts';
import { TermsForm } from './terms-form.tsx';

/** Adds a feed by URL or file. A trial run, which writes nothing, starts at once. */
export function NewFeed({
  business: { kind, number, feeds },
  onChanged,
}: {
  business: HomeFeeds['businesses'][number];
  onChanged: (updated: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const chosenFile = useRef<File | null>(null);
  const add = useSubmit('addHomeFeed', {
    async onDone(updated) {
      const earlierIDs = new Set(feeds.map(({ feedID }) => feedID));
      const addedFeed = updated.businesses
        .flatMap((one) => one.feeds)
        .find(({ feedID }) => !earlierIDs.has(feedID));
      // If the upload fails, the feed exists without a file and the upload can be repeated there.
      const isSent =
        chosenFile.current &&
        addedFeed &&
        (await sendFeedFile(addedFeed.feedID, chosenFile.current)) === null;
      setRound(round + 1);
      onChanged(isSent ? await browserApi.call('getHomeFeeds', {}).catch(() => updated) : updated);
    },
  });
  return (
    <Card className={styles.stack}>
      <h3>{t('landlord.homeFeeds.add')}</h3>
      <TermsForm
        key={round}
        isNew
        first={{
          ...{ name: '', url: '', format: 'csv', everyHours: 24, currency: null, mapping: null },
          // A file of a few homes must not pause all the others by a preselected choice.
          isFull: false,
        }}
        hint={t('landlord.homeFeeds.tryHint')}
        submitText={t('landlord.homeFeeds.try')}
        isSending={add.sending !== null}
        refusal={add.sending ? null : (add.failure?.type ?? null)}
        onSubmit={(terms, file) => {
          chosenFile.current = file;
          void add.submit({ kind, number, ...terms });
        }}
      />
    </Card>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/landlord.module.css';
import { sendFeedFile } from './send-feed-file.ts';
import { TermsForm } from './terms-form.tsx';

/** Adds a feed by URL or file; a trial run that writes nothing begins at once. */
export function NewFeed({
  business: { kind, number, feeds },
  onChanged,
}: {
  business: HomeFeeds['businesses'][number];
  onChanged: (now: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const chosen = useRef<File | null>(null);
  const add = useSubmit('addHomeFeed', {
    async onDone(now) {
      const known = new Set(feeds.map(({ feedID }) => feedID));
      const added = now.businesses.flatMap((one) => one.feeds).find(({ feedID }) => !known.has(feedID));
      // Where the file does not arrive, its feed stands there and waits for it.
      const isSent = chosen.current && added && (await sendFeedFile(added.feedID, chosen.current)) === null;
      setRound(round + 1);
      onChanged(isSent ? await browserApi.call('getHomeFeeds', {}).catch(() => now) : now);
    },
  });
  return (
    <Card className={styles.stack}>
      <h3>{t('landlord.homeFeeds.add')}</h3>
      <TermsForm
        key={round}
        isNew
        first={{
          ...{ name: '', url: '', format: 'ndjson', everyHours: 24, currency: null, mapping: null },
          isFull: !feeds.some(({ isFull }) => isFull),
        }}
        hint={t('landlord.homeFeeds.tryHint')}
        submitText={t('landlord.homeFeeds.try')}
        isSending={add.sending !== null}
        refusal={add.sending ? null : (add.failure?.type ?? null)}
        onSubmit={(terms, file) => {
          chosen.current = file;
          void add.submit({ kind, number, ...terms });
        }}
      />
    </Card>
  );
}

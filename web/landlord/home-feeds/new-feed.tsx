import { useState, type ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/landlord.module.css';
import { TermsForm } from './terms-form.tsx';

/** Names an address; its trial begins at once and writes nothing. */
export function NewFeed({
  business: { kind, number, feeds },
  onChanged,
}: {
  business: HomeFeeds['businesses'][number];
  onChanged: (now: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const add = useSubmit('addHomeFeed', {
    onDone(now) {
      setRound(round + 1);
      onChanged(now);
    },
  });
  return (
    <Card className={styles.stack}>
      <h3>{t('landlord.homeFeeds.add')}</h3>
      <TermsForm
        key={round}
        first={{
          ...{ name: '', url: '', format: 'ndjson', everyHours: 24, currency: null },
          isFull: !feeds.some(({ isFull }) => isFull),
        }}
        hint={t('landlord.homeFeeds.tryHint')}
        submitText={t('landlord.homeFeeds.try')}
        isSending={add.sending !== null}
        refusal={add.sending ? null : (add.failure?.type ?? null)}
        onSubmit={(terms) => void add.submit({ kind, number, ...terms })}
      />
    </Card>
  );
}

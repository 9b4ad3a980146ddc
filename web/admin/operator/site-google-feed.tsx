import { useState, type ReactNode } from 'react';
import type { GoogleFeed } from '../../../contract/google-feeds/google-feed.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { GoogleFeedCard } from '../../features/google-feed/google-feed-card.tsx';
import { Pending } from '../parts/pending.tsx';

/** The feed of all homes for Google. */
export function SiteGoogleFeed(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getSiteGoogleFeed', {});
  const [changed, setChanged] = useState<GoogleFeed | null>(null);
  const set = useSubmit('setSiteGoogleFeed', { onDone: setChanged });
  const feed = changed ?? answer;
  if (!feed) return <Pending {...{ answer, failure, retry }} />;
  return (
    <GoogleFeedCard
      feed={feed}
      lead={t('google.siteText')}
      isSending={set.sending !== null}
      hasFailed={set.failure !== null && set.sending === null}
      onAction={(action) => void set.submit({ action })}
    />
  );
}

import type { Tx } from '../../platform/database.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterStore, type Subscriber } from './newsletter-store.ts';
import { suppressionStore, type SuppressionReason } from './suppression-store.ts';

/** Ends the newsletter of a subscriber; idempotent. */
export async function endNewsletter(
  { clock }: Pick<NewsletterContext, 'clock'>,
  tx: Tx,
  subscriber: Subscriber,
  reason: SuppressionReason,
  by: string,
): Promise<void> {
  if (subscriber.state === 'ended') return;
  const now = clock.now();
  const { addressHash, language, source, source2, place } = subscriber;
  await newsletterStore.end(tx, subscriber, now);
  await newsletterStore.insertConsent(
    tx,
    { addressHash, email: null, action: 'ended', text: by, language, source, source2, place, network: null },
    now,
  );
  await suppressionStore.upsert(tx, addressHash, reason, now);
}

import type { PersonalData } from '../../platform/personal-data.ts';
import { endNewsletter } from './end-newsletter.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterStore } from './newsletter-store.ts';

/**
 * Returns the personal data of newsletters. The subscription belongs to an address. It ends with the account, and only a hash of the
 * address stays.
 */
export function personalDataOfNewsletter(deps: Pick<NewsletterContext, 'clock' | 'limits'>): PersonalData {
  return {
    async read(db, { email }) {
      const hash = deps.limits.keyedHash(email);
      const subscribers = await db
        .selectFrom('newsletter_subscribers')
        .select(['id', 'email', 'state', 'language', 'topics', 'frequency', 'source', 'source2', 'place'])
        .select(['asked_at', 'confirmed_at', 'ended_at'])
        .where('address_hash', '=', hash)
        .execute();
      const ids = subscribers.map(({ id }) => id);
      return {
        newsletter_subscribers: subscribers,
        newsletter_consents: await db
          .selectFrom('newsletter_consents')
          .select(['email', 'action', 'text', 'language', 'source', 'source2', 'place', 'network', 'at'])
          .where('address_hash', '=', hash)
          .orderBy('id')
          .execute(),
        newsletter_votes:
          ids.length === 0
            ? []
            : await db
                .selectFrom('newsletter_votes')
                .select(['poll', 'answer', 'at'])
                .where('subscriber_id', 'in', ids)
                .execute(),
      };
    },
    async leave(tx, { email }) {
      const unlockedSubscriber = await newsletterStore.findByAddress(tx, deps.limits.keyedHash(email));
      const subscriber = unlockedSubscriber && (await newsletterStore.lock(tx, unlockedSubscriber.id));
      if (subscriber) await endNewsletter(deps, tx, subscriber, 'ended', 'account-deleted');
    },
  };
}

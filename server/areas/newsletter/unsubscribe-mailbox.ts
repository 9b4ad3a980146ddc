import type { Mailbox } from '../../platform/mail-inbox.ts';
import { endNewsletter } from './end-newsletter.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterStore } from './newsletter-store.ts';
import { subscriberOfKey } from './opened-letters.ts';

/** Receives mails that mail programs send for the List-Unsubscribe header. Their subject is the key of the links. */
export function unsubscribeMailbox(deps: NewsletterContext): Mailbox {
  return {
    name: 'unsubscribe',
    knows: (tag) => tag === '',
    async take({ parsed }) {
      const { connection } = deps;
      const subject = parsed.subject?.trim() ?? '';
      const unlockedSubscriber = await subscriberOfKey(deps, connection.db, subject);
      if (!unlockedSubscriber) return deps.endBySubject(subject);
      await connection.transaction(async (tx) => {
        const subscriber = await newsletterStore.lock(tx, unlockedSubscriber.id);
        if (subscriber) await endNewsletter(deps, tx, subscriber, 'ended', 'mail');
      });
    },
  };
}

import type { voteNewsletter } from '../../../../contract/newsletter/vote-newsletter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { NewsletterContext } from '../newsletter-context.ts';
import { newsletterStore } from '../newsletter-store.ts';
import type { OpenedLetters } from '../opened-letters.ts';

export function voteNewsletterHandler(
  deps: NewsletterContext,
): Handler<typeof voteNewsletter, OpenedLetters> {
  return async ({ poll, answer }, { opened: { subscriber } }) => {
    if (!subscriber) return { ok: false, type: 'letter-link-unknown', data: null };
    const now = deps.clock.now();
    await deps.connection.transaction((tx) => newsletterStore.vote(tx, subscriber.id, poll, answer, now));
    return { ok: true, data: { answer } };
  };
}

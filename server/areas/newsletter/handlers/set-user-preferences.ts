import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import type { setUserPreferences } from '../../../../contract/newsletter/set-user-preferences.ts';
import { siteSource } from '../../../../domain/newsletter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Counting } from '../../../platform/counted-limits.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { endNewsletter } from '../end-newsletter.ts';
import type { NewsletterContext } from '../newsletter-context.ts';
import { newsletterStore, type Subscriber } from '../newsletter-store.ts';
import type { OpenedLetters } from '../opened-letters.ts';
import { presentSubscription } from '../present-subscription.ts';
import { askForNewsletter } from '../sign-up.ts';

type Input = RequestOf<typeof setUserPreferences>;

export function setUserPreferencesHandler(
  deps: NewsletterContext,
): Handler<typeof setUserPreferences, OpenedLetters> {
  return async (input, { opened, network }) => {
    const { accountEmail } = opened;
    if (input.action === 'start' && accountEmail !== null) {
      const startResult = await start(deps, accountEmail, input, network);
      if (!startResult.ok)
        return { ok: false, type: 'too-many-mails', data: { retryAfter: startResult.retryAfter } };
    } else if (opened.subscriber !== null) {
      await change(deps, opened.subscriber, input, network);
    }
    const { db } = deps.connection;
    const subscriber = opened.subscriber
      ? await newsletterStore.find(db, opened.subscriber.id)
      : accountEmail && (await newsletterStore.findByAddress(db, deps.limits.keyedHash(accountEmail)));
    return { ok: true, data: presentSubscription({ accountEmail, subscriber: subscriber || null }) };
  };
}

function start(
  deps: NewsletterContext,
  email: string,
  { language, topics, frequency }: Input,
  network: string | null,
): Promise<Counting> {
  return retryTransaction(deps.connection, (tx) =>
    askForNewsletter(deps, tx, {
      email,
      language,
      preferences: { language, topics, frequency },
      ...{ source: siteSource, source2: '', place: 'account', brand: null, network },
    }),
  );
}

async function change(
  deps: NewsletterContext,
  { id }: Subscriber,
  { action, language, topics, frequency }: Input,
  network: string | null,
): Promise<void> {
  await deps.connection.transaction(async (tx) => {
    const subscriber = await newsletterStore.lock(tx, id);
    if (!subscriber || subscriber.state === 'ended') return;
    if (action === 'end' || topics.length === 0) {
      await endNewsletter(deps, tx, subscriber, 'ended', 'settings');
      return;
    }
    await newsletterStore.setPreferences(tx, id, { language, topics, frequency });
    const { addressHash, email, source, source2, place } = subscriber;
    const text = `${topics.join(',')} ${frequency}`;
    await newsletterStore.insertConsent(
      tx,
      { addressHash, email, action: 'changed', text, language, source, source2, place, network },
      deps.clock.now(),
    );
  });
}

import { partsOfLink, readUserKey } from '../../../domain/newsletter.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { Queryable } from '../../platform/database.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { newsletterStore, type Subscriber } from './newsletter-store.ts';

export interface OpenedLetters {
  subscriber: Subscriber | null;
  /** The address of the account; null if a link was used. */
  accountEmail: string | null;
}

export async function openLetters(
  deps: NewsletterContext,
  link: { subscriber: number; userKey: string },
  user: LoggedIn | null,
): Promise<OpenedLetters | null> {
  const { db } = deps.connection;
  const { subscriber: id, secret } = partsOfLink(link);
  if (id === 0 && secret === '') {
    const accountEmail = user && (await deps.emailOf(user.uid));
    if (accountEmail === null) return null;
    const ownSubscriber = await newsletterStore.findByAddress(db, deps.limits.keyedHash(accountEmail));
    return { subscriber: ownSubscriber, accountEmail };
  }
  const subscriber = await newsletterStore.find(db, id);
  return newsletterLinks.isKeySecret(deps, secret, subscriber) ? { subscriber, accountEmail: null } : null;
}

/** Finds the subscriber of a key; null for an invalid key. */
export async function subscriberOfKey(
  deps: Pick<NewsletterContext, 'secret'>,
  db: Queryable,
  userKey: string,
): Promise<Subscriber | null> {
  const key = readUserKey(userKey);
  const subscriber = key && (await newsletterStore.find(db, key.subscriber));
  return newsletterLinks.isKeySecret(deps, key?.secret ?? '', subscriber) ? subscriber : null;
}

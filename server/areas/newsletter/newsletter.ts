import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { jobBody } from '../../platform/jobs.ts';
import type { UnsubscribeWay } from '../../platform/mail.ts';
import { endNewsletter } from './end-newsletter.ts';
import { sendNewsletterMailJob } from './jobs/send-newsletter-mail-job.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { sampleNewsletterMails } from './mails/sample-newsletter-mails.ts';
import { newsletterStore } from './newsletter-store.ts';
import { openLetters, subscriberOfKey } from './opened-letters.ts';
import { personalDataOfNewsletter } from './personal-data-store.ts';
import { sendNewsletterMail, unsubscribeWay } from './send-newsletter-mail.ts';
import { askForNewsletter, isKept, type SignUp } from './sign-up.ts';
import { suppressionStore } from './suppression-store.ts';
import { unsubscribeMailbox } from './unsubscribe-mailbox.ts';
import { newsletterCalls } from './calls.generated.ts';

export interface Newsletter {
  /**
   * Sends a confirmation request to the address after the commit. If the limit of the address or network is reached, none is sent, and
   * the visitor's actual task continues.
   */
  ask(tx: Tx, signUp: SignUp): Promise<void>;
  /** Suppresses an address, given as its hash, after a hard bounce or a complaint: the subscription ends, and no advertising goes there. */
  suppress(tx: Tx, addressHash: string, reason: 'bounced' | 'complained'): Promise<void>;
  /** True while list mail to an address, given as its hash, is suppressed: after a complaint or a recent bounce. */
  refusesMail(db: Queryable, addressHash: string): Promise<boolean>;
  linksOf(
    subscriber: { id: number; nonce: string },
    origin: string,
  ): { key: string; unsubscribe: UnsubscribeWay };
  /** Returns the hash of the address of a key; null for an invalid key. */
  addressHashOfKey(db: Queryable, userKey: string): Promise<string | null>;
}

export function createNewsletter(deps: NewsletterContext): Area<Newsletter> {
  const { db } = deps.connection;
  return {
    async ask(tx, signUp) {
      await askForNewsletter(deps, tx, signUp);
    },
    refusesMail: async (on, addressHash) =>
      isKept(await suppressionStore.find(on, addressHash), deps.clock.now()),
    linksOf(subscriber, origin) {
      const key = newsletterLinks.buildKey(deps, subscriber);
      return { key, unsubscribe: unsubscribeWay(key, origin) };
    },
    async addressHashOfKey(on, userKey) {
      return (await subscriberOfKey(deps, on, userKey))?.addressHash ?? null;
    },
    async suppress(tx, addressHash, reason) {
      const unlockedSubscriber = await newsletterStore.findByAddress(tx, addressHash);
      const subscriber = unlockedSubscriber && (await newsletterStore.lock(tx, unlockedSubscriber.id));
      if (subscriber) await endNewsletter(deps, tx, subscriber, reason, reason);
      await suppressionStore.upsert(tx, addressHash, reason, deps.clock.now());
    },
    module: {
      name: 'newsletter',
      endpoints: bindArea(newsletterCalls, deps, {
        subscriber: (link, user) => openLetters(deps, link, user),
      }),
      personalData: personalDataOfNewsletter(deps),
      routes: newsletterRoutes(deps),
      mailboxes: [unsubscribeMailbox(deps)],
      sampleMails: sampleNewsletterMails,
      jobs: [jobBody(sendNewsletterMailJob, (payload) => sendNewsletterMail(deps, payload))],
      async forget(now) {
        const unconfirmedBefore = retentionEnd(now, retentionDays.unconfirmedSignUps);
        await newsletterStore.deletePendingBefore(db, unconfirmedBefore);
        await newsletterStore.deleteUnconfirmedConsentsBefore(db, unconfirmedBefore);
        await newsletterStore.deleteEndedBefore(db, retentionEnd(now, retentionDays.consent));
      },
    },
  };
}

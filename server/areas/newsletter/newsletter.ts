import { newsletterEndpoints } from '../../../contract/newsletter/endpoints.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Tx } from '../../platform/database.ts';
import { jobBody } from '../../platform/jobs.ts';
import { endNewsletter } from './end-newsletter.ts';
import { confirmNewsletterHandler } from './handlers/confirm-newsletter.ts';
import { getUserPreferencesHandler } from './handlers/get-user-preferences.ts';
import { setUserPreferencesHandler } from './handlers/set-user-preferences.ts';
import { signUpNewsletterHandler } from './handlers/sign-up-newsletter.ts';
import { voteNewsletterHandler } from './handlers/vote-newsletter.ts';
import { sendNewsletterMailJob } from './jobs/send-newsletter-mail-job.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { newsletterStore } from './newsletter-store.ts';
import { openLetters, type OpenedLetters } from './opened-letters.ts';
import { personalDataOfNewsletter } from './personal-data-store.ts';
import { sendNewsletterMail } from './send-newsletter-mail.ts';
import { askForNewsletter, type SignUp } from './sign-up.ts';
import { suppressionStore } from './suppression-store.ts';

export interface Newsletter {
  /**
   * Has the owner of an address asked whether they want letters, once the transaction is committed. Where the address or the network has
   * had too many such mails nothing is sent: what the visitor came for must not fail by it.
   */
  ask(tx: Tx, signUp: SignUp): Promise<void>;
  /** An address refuses mail for good, or its owner has complained: letters end, and no advertising goes there. */
  suppress(tx: Tx, address: string, reason: 'bounced' | 'complained'): Promise<void>;
}

export function createNewsletter(deps: NewsletterContext): Area<Newsletter> {
  const { db } = deps.connection;
  return {
    async ask(tx, signUp) {
      await askForNewsletter(deps, tx, signUp);
    },
    async suppress(tx, address, reason) {
      const addressHash = deps.limits.hashOf(address);
      const found = await newsletterStore.findByAddress(tx, addressHash);
      const subscriber = found && (await newsletterStore.lock(tx, found.id));
      if (subscriber) await endNewsletter(deps, tx, subscriber, reason, reason);
      await suppressionStore.upsert(tx, addressHash, reason, deps.clock.now());
    },
    module: {
      name: 'newsletter',
      endpoints: bindArea<typeof newsletterEndpoints, OpenedLetters>(
        newsletterEndpoints,
        {
          confirmNewsletter: confirmNewsletterHandler(deps),
          getUserPreferences: getUserPreferencesHandler(),
          setUserPreferences: setUserPreferencesHandler(deps),
          signUpNewsletter: signUpNewsletterHandler(deps),
          voteNewsletter: voteNewsletterHandler(deps),
        },
        (link, user) => openLetters(deps, link, user),
      ),
      personalData: personalDataOfNewsletter(deps),
      routes: newsletterRoutes(deps),
      jobs: [jobBody(sendNewsletterMailJob, (payload) => sendNewsletterMail(deps, payload))],
      async forget(now) {
        const unconfirmed = retentionEnd(now, retentionDays.unconfirmedSignUps);
        await newsletterStore.deletePendingBefore(db, unconfirmed);
        await newsletterStore.deleteUnconfirmedConsentsBefore(db, unconfirmed);
        await newsletterStore.deleteEndedBefore(db, retentionEnd(now, retentionDays.consent));
      },
    },
  };
}

import type { z } from 'zod';
import type { NotYet } from '../../platform/jobs.ts';
import type { UnsubscribeWay } from '../../platform/mail.ts';
import type { sendNewsletterMailJob } from './jobs/send-newsletter-mail-job.ts';
import { renderAskingMail, renderWelcomeMail } from './mails/render-newsletter-mail.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { newsletterStore } from './newsletter-store.ts';

/** The path of one-click unsubscribing, which mail programs call. */
export const unsubscribePath = '/unsubscribe/';

/** Returns the two ways in which mail programs unsubscribe. */
export const unsubscribeWay = (key: string, origin: string): UnsubscribeWay => ({
  url: `${origin}${unsubscribePath}${key}`,
  subject: key,
});

/** Sends the mail unless the recipient has unsubscribed meanwhile. */
export async function sendNewsletterMail(
  deps: NewsletterContext,
  { subscriberId, kind, occasion }: z.output<(typeof sendNewsletterMailJob)['payload']>,
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const subscriber = await newsletterStore.find(db, subscriberId);
  if (!subscriber?.email) return;
  if (kind === 'welcome' && subscriber.state !== 'confirmed') return;
  const { email: address, language, brand } = subscriber;
  const { name: site, origin: publicUrl } = await deps.partners.site(brand);
  const rendering = {
    language,
    site,
    publicUrl,
    translate: deps.translate(language, site),
    routes: deps.routes,
  };
  const common = {
    id: `newsletter-${subscriberId}-${kind}-${occasion}`,
    to: { name: '', address },
    sender: site,
  };
  if (kind === 'ask') {
    const mail = renderAskingMail(rendering, newsletterLinks.buildConfirmId(deps, subscriber));
    return deps.recipients.send(db, { address, isConfirmed: false }, () =>
      deps.mail.send({ ...common, ...mail }),
    );
  }
  const key = newsletterLinks.buildKey(deps, subscriber);
  await deps.mail.send({
    ...common,
    ...renderWelcomeMail(rendering, key),
    unsubscribe: unsubscribeWay(key, publicUrl),
  });
}

import type { confirmNewsletter } from '../../../../contract/newsletter/confirm-newsletter.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { sendNewsletterMailJob } from '../jobs/send-newsletter-mail-job.ts';
import type { NewsletterContext } from '../newsletter-context.ts';
import { readConfirmId } from '../../../platform/owner-links.ts';
import { newsletterLinks } from '../newsletter-links.ts';
import { newsletterStore } from '../newsletter-store.ts';
import { suppressionStore } from '../suppression-store.ts';

export function confirmNewsletterHandler(deps: NewsletterContext): Handler<typeof confirmNewsletter> {
  return async ({ confirmID }, { network }) => {
    const link = readConfirmId(confirmID);
    const outcome =
      link !== null &&
      (await deps.connection.transaction(async (tx) => {
        const subscriber = await newsletterStore.lock(tx, link.id);
        if (!subscriber || subscriber.state === 'ended') return false;
        if (!newsletterLinks.isConfirmId(deps, link.signature, subscriber)) return false;
        if (subscriber.state === 'confirmed') return true;
        const now = deps.clock.now();
        const { id, addressHash, email, language, source, source2, place, brand } = subscriber;
        const { name: site } = await deps.partners.site(brand);
        const text = deps.translate(language, site)('shell.newsletter.consent');
        await newsletterStore.confirm(tx, id, now);
        await newsletterStore.insertConsent(
          tx,
          { addressHash, email, action: 'confirmed', text, language, source, source2, place, network },
          now,
        );
        await suppressionStore.lift(tx, addressHash);
        await deps.recipients.confirm(tx, email!);
        const payload = { subscriberId: id, kind: 'welcome', occasion: now.getTime() } as const;
        await enqueue(tx, sendNewsletterMailJob, payload, {
          key: Object.values(payload).join('-'),
          runAt: now,
        });
        return true;
      }));
    return outcome ? { ok: true, data: { confirmed: 'Y' } } : { ok: false, type: 'link-invalid', data: null };
  };
}

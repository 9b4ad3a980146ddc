import { siteSource } from '../../../../domain/newsletter.ts';
import { isOffered } from '../../../../domain/site-options.ts';
import type { Tx } from '../../../platform/database.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingOrder } from './booking-order.ts';
import { countGuest } from './guest-limits.ts';

export async function announceBooking(deps: BookingDeps, tx: Tx, order: BookingOrder): Promise<void> {
  await countGuest(deps, tx, order.guest, order.input);
  await askForNewsletter(deps, tx, order);
}

/** Ignores the subscription if the partner's pages hide the newsletter. */
async function askForNewsletter(
  deps: BookingDeps,
  tx: Tx,
  {
    guest: { address: email, network },
    input: { newsletter, language },
    seller: { brand, partner },
  }: BookingOrder,
): Promise<void> {
  if (!newsletter || !isOffered('newsletter', partner)) return;
  const source = { source: siteSource, source2: '', place: 'booking' } as const;
  const site = partner && brand !== null ? { site: partner.partnerName } : {};
  await deps.newsletter.ask(tx, { email, language, network, brand, ...source, ...site });
}

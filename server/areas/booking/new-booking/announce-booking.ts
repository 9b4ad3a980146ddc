import { siteSource } from '../../../../domain/newsletter.ts';
import { isOffered } from '../../../../domain/site-options.ts';
import type { Tx } from '../../../platform/database.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { AskedBooking } from './asked-booking.ts';
import { countGuest } from './guest-limits.ts';

/** Counts the mails that go to the guest, and asks by mail whether they want the newsletter. */
export async function announceBooking(deps: BookingDeps, tx: Tx, asked: AskedBooking): Promise<void> {
  await countGuest(deps, tx, asked.guest, asked.input);
  await askForNewsletter(deps, tx, asked);
}

/** Refuses to subscribe if the partner's pages hide the newsletter. */
async function askForNewsletter(
  deps: BookingDeps,
  tx: Tx,
  {
    guest: { address: email, network },
    input: { newsletter, language },
    seller: { brand, partner },
  }: AskedBooking,
): Promise<void> {
  if (!newsletter || !isOffered('newsletter', partner)) return;
  const source = { source: siteSource, source2: '', place: 'booking' } as const;
  const site = partner && brand !== null ? { site: partner.partnerName } : {};
  await deps.newsletter.ask(tx, { email, language, network, brand, ...source, ...site });
}

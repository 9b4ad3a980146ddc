import type { Partner } from '../../../contract/partners/get-partner.ts';
import { partnerId } from '../../../domain/partner-id.ts';
import type { BookingDeps } from './booking-context.ts';

/** Who sends the guest of a booking, and on whose pages it is made. */
export interface Seller {
  /** What this partner does not offer its guests cannot be booked; null: the house sells alone. */
  partner: Partner | null;
  /** The id of the partner or the traffic source that the booking counts for; empty: nobody. */
  pid: string;
  /** The partner on whose own host the booking is made; null: ours. */
  brand: number | null;
}

/** A partner's own host decides; elsewhere it is whom the call names. */
export async function sellerOf(
  { partners }: Pick<BookingDeps, 'partners'>,
  { host, partner }: { host: string; partner: string },
): Promise<Seller> {
  const brand = await partners.ofHost(host);
  if (brand) return { partner: brand, pid: String(brand.partnerID), brand: brand.partnerID };
  return { partner: await partners.ofCall({ host, partner }), pid: partnerId(partner), brand: null };
}

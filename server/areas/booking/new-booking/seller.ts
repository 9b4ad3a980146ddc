import type { Partner } from '../../../../contract/partners/get-partner.ts';
import { partnerId } from '../../../../domain/partner-id.ts';
import type { BookingDeps } from '../booking-context.ts';

export interface Seller {
  partner: Partner | null;
  pid: string;
  brand: number | null;
}

/** On a partner's host the host decides, elsewhere the parameter of the call. */
export async function findSeller(
  { partners }: Pick<BookingDeps, 'partners'>,
  { host, partner }: { host: string; partner: string },
): Promise<Seller> {
  const brand = await partners.findByHost(host);
  if (brand) return { partner: brand, pid: String(brand.partnerID), brand: brand.partnerID };
  return { partner: await partners.findByCall({ host, partner }), pid: partnerId(partner), brand: null };
}

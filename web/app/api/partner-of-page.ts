import { partnerIdOfAddress } from '../../../domain/partner-id.ts';
import type { Site } from './site-context.ts';

/** Returns the partner that the visit counts for: the partner whose host this is, else the one in the address. */
export function partnerOfPage({ partner }: Pick<Site, 'partner'>, { searchParams }: URL): string {
  return partner ? String(partner.partnerID) : partnerIdOfAddress(searchParams);
}

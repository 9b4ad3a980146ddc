import { partnerIdOfAddress } from '../../../domain/partner-id.ts';
import type { Site } from './site-context.ts';

/** Who sends the guests of a page: on a partner's own host that partner, else the one that the address names. */
export function partnerOfPage({ partner }: Pick<Site, 'partner'>, { searchParams }: URL): string {
  return partner ? String(partner.partnerID) : partnerIdOfAddress(searchParams);
}

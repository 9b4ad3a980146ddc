import { partnerIdOfAddress } from '../../../domain/partner-id.ts';

/**
 * Adds the partner's id of the current address to a query: the next document then knows who sent the guest, without anything being stored
 * in the browser.
 */
export function withPartner(query: string, present: string): string {
  const pid = partnerIdOfAddress(new URLSearchParams(present));
  return pid === '' ? query : `${query === '' ? '?' : `${query}&`}pid=${pid}`;
}

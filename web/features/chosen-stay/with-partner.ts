import { partnerIdOfAddress } from '../../../domain/partner-id.ts';

/**
 * The query with the partner's id of the present address: who sent a guest is known in the next document too, without
 * anything being stored in the browser.
 */
export function withPartner(query: string, present: string): string {
  const pid = partnerIdOfAddress(new URLSearchParams(present));
  return pid === '' ? query : `${query === '' ? '?' : `${query}&`}pid=${pid}`;
}

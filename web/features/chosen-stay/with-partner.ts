import { partnerIdOfAddress } from '../../../domain/partner-id.ts';

/**
 * Adds the partner id of the current address to a query, so that the next document knows who sent the guest without storing anything in the
 * browser.
 */
export function withPartner(query: string, currentQuery: string): string {
  const pid = partnerIdOfAddress(new URLSearchParams(currentQuery));
  return pid === '' ? query : `${query === '' ? '?' : `${query}&`}pid=${pid}`;
}

import { partnerIdOfAddress } from '../../../domain/partner-id.ts';
import { visitorStore } from './use-visitor.ts';

let partnerId = '';
let subIdOfLink = '';

function readPartnerId(search: string): string {
  const query = new URLSearchParams(search);
  const id = partnerIdOfAddress(query);
  const subId = query.get('subid');
  if (id !== '' || subId !== null) subIdOfLink = subId ?? '';
  return id;
}

/**
 * Returns the id of the partner or traffic source that the visit counts for, which stays the same from page to page. A new document starts
 * with the id that the server knows of a visitor who has consented; nothing is stored here.
 */
export function getVisitPid(): string {
  const [landing] = performance.getEntriesByType('navigation');
  partnerId =
    readPartnerId(location.search) ||
    partnerId ||
    (landing ? readPartnerId(new URL(landing.name).search) : '');
  return partnerId || (visitorStore.get().pid ?? '');
}

/** Returns the partner id for calls; on a partner's own host it is that partner's. */
export function getVisitPartner(): string {
  return document.documentElement.dataset['partner'] ?? getVisitPid();
}

/** Returns the sender for a booking. On a partner's own host the link may have a sub id without a partner id. */
export function getVisitSender(): { partner: string; subId: string } {
  getVisitPid();
  return { partner: getVisitPartner(), subId: subIdOfLink };
}

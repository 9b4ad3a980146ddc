import { partnerIdOfAddress } from '../../../domain/partner-id.ts';
import { visitorStore } from './use-visitor.ts';

let named = '';
let link = '';

function idOf(search: string): string {
  const query = new URLSearchParams(search);
  const found = partnerIdOfAddress(query);
  const subId = query.get('subid');
  if (found !== '' || subId !== null) link = subId ?? '';
  return found;
}

/**
 * Id of the partner or traffic source that the visit counts for; it is kept from page to page. A new document starts with what the server
 * knows of a visitor who has consented; nothing is stored here.
 */
export function pidOfVisit(): string {
  const [landing] = performance.getEntriesByType('navigation');
  named = idOf(location.search) || named || (landing ? idOf(new URL(landing.name).search) : '');
  return named || (visitorStore.get().pid ?? '');
}

/** The same for calls: on a partner's own host it is that partner. */
export function partnerOfVisit(): string {
  return document.documentElement.dataset['partner'] ?? pidOfVisit();
}

/** The sender for a booking. On a partner's own host the link may have a name without a number. */
export function senderOfVisit(): { partner: string; subId: string } {
  pidOfVisit();
  return { partner: partnerOfVisit(), subId: link };
}

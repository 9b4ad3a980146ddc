import { partnerIdOfAddress } from '../../../domain/partner-id.ts';
import { visitorStore } from './use-visitor.ts';

/** The newest id that an address of this document has named. */
let named = '';

const idOf = (search: string): string => partnerIdOfAddress(new URLSearchParams(search));

/**
 * The id of the partner or traffic source that the visit counts for: it goes with the visitor from page to page. A new
 * document begins with what the server knows of a visitor who has consented; nothing is stored here.
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

import { createStore } from '../../app/stores/store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface OfficeLine {
  /** The partner that answers; absent for the house itself. */
  name?: string;
  /** The partner's own site; absent if it has none or does not want it shown. */
  url?: string;
  /** Number by which travel agencies know the partner. */
  paxloungeNr?: string;
  phone: { interact: string; display: string };
  email: string;
  /** Name of the house's service for logged-in partners; absent for guests. */
  service?: string;
  /** The page with the contact forms, which is not in the browser's route table; absent if a partner answers. */
  form?: { href: string; label: string };
}

/** The line that the browser determined for this visitor; it overrides the page's. */
export const lineOfVisitStore = createStore<OfficeLine | null>(null);

/** Returns the line of the page, until the browser knows the visitor's. */
export function useOfficeLine(line: OfficeLine | null): OfficeLine | null {
  return useStore(lineOfVisitStore) ?? line;
}

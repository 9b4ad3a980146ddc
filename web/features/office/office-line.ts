import { createStore } from '../../app/stores/store.ts';
import { useStore } from '../../app/stores/use-store.ts';

/** How the office is reached, and whose it is. */
export interface OfficeLine {
  /** The partner who answers; absent: the house itself. */
  name?: string;
  /** The partner's own site; absent where it has none or does not want it told. */
  url?: string;
  /** Travel agencies know the partner by this number. */
  paxloungeNr?: string;
  phone: { interact: string; display: string };
  email: string;
  /** What the service of the house is called that answers who is logged in as a partner; absent: guests are answered. */
  service?: string;
  /** The page with the forms of the house, in a room that no guest's browser knows; absent where a partner answers. */
  form?: { href: string; label: string };
}

/** What the browser found out about the visitor and where they came from; it wins over what the page came with. */
export const lineOfVisitStore = createStore<OfficeLine | null>(null);

/** The line that the page came with, until the browser knows a better one. */
export function useOfficeLine(line: OfficeLine | null): OfficeLine | null {
  return useStore(lineOfVisitStore) ?? line;
}

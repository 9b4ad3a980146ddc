import type { Localized } from './language.ts';
import type { RoomName } from './rooms.ts';

/** One page: its name, its path in four languages, and what the shell does on it. */
export interface Route {
  name: string;
  /** Pattern without language prefix; one string is the same path in all languages. */
  path: string | Localized;
  /** The room that it lies in; absent: everybody may see it. */
  room?: RoomName;
  /** Folder of the room's pages that shows it; absent: content, or a path that is kept for a page to come. */
  page?: string;
  /** 1 start page, 2 result list, 3 page of a home, 4 booking flow, 5 other. */
  contentGroup: 1 | 2 | 3 | 4 | 5;
  /** The offer that a themed search starts with. */
  offer?: number;
  /** The canonical address is the offer's own. */
  canonicalOffer?: boolean;
  /** Without the full one a compact bar stays, or nothing at all; absent: the full header. */
  header?: 'compact' | 'none';
  /** Absent: the full footer. */
  footer?: 'booking' | 'none';
  /** A form to be gone through: nothing in the header leads away from it to the own account. */
  isForm?: boolean;
  /** Whoever is not logged in goes to the login first. */
  requiresAuth?: boolean;
  /** True: the path has no language prefix. */
  unprefixed?: boolean;
  /** Kept out of search engines. */
  noIndex?: boolean;
}

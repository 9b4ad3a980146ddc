import type { Localized } from './language.ts';
import type { RoomName } from './rooms.ts';

export interface Route {
  name: string;
  /** A pattern without language prefix; a single string is the same path in all languages. */
  path: string | Localized;
  /** If absent, the page is open to everybody. */
  room?: RoomName;
  /** Folder of the page within its room; absent: a content page, or a reserved path. */
  page?: string;
  /** 1 start page, 2 result list, 3 page of a home, 4 booking flow, 5 other. */
  contentGroup: 1 | 2 | 3 | 4 | 5;
  offer?: number;
  canonicalOffer?: boolean;
  /** Compact bar or no header, unless the frame around the page has one. Absent for the full header. */
  header?: 'compact' | 'none';
  /** `own` means that the frame of its room has a footer. If absent, the page has the full footer. */
  footer?: 'booking' | 'none' | 'own';
  /** A step-by-step form: nothing in the header leads away from it to the account. */
  isForm?: boolean;
  requiresAuth?: boolean;
  unprefixed?: boolean;
  noIndex?: boolean;
}

import { ratingParts, travelTypes, type RatingPart, type TravelType } from '../../../domain/rating.ts';
import type { Store } from '../../app/stores/store.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';

export interface RateDraft {
  votes: Partial<Record<RatingPart, number>>;
  travelType: TravelType | null;
  travellerName: string;
  text: string;
}

const stores = new Map<number, Store<RateDraft | null>>();

/** Each stay has its own draft; null before any input and after sending. */
export function rateDraft(bookingID: number): Store<RateDraft | null> {
  const known = stores.get(bookingID);
  if (known) return known;
  const made = createTabStore<RateDraft | null>(`rate:${bookingID}`, null, readDraft);
  stores.set(bookingID, made);
  return made;
}

/** A stored draft may be of an older release. */
function readDraft(stored: unknown): RateDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { votes, travelType, travellerName, text } = stored as Record<string, unknown>;
  const given = (typeof votes === 'object' && votes !== null ? votes : {}) as Record<string, unknown>;
  return {
    votes: Object.fromEntries(
      ratingParts.flatMap((part) => {
        const stars = given[part];
        return typeof stars === 'number' && stars >= 1 && stars <= 5 ? [[part, stars]] : [];
      }),
    ),
    travelType: travelTypes.find((one) => one === travelType) ?? null,
    travellerName: typeof travellerName === 'string' ? travellerName : '',
    text: typeof text === 'string' ? text : '',
  };
}

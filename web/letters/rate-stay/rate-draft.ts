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

/** Returns the draft store of a stay. Its value is null before any input and after sending. */
export function rateDraft(bookingID: number): Store<RateDraft | null> {
  const existingStore = stores.get(bookingID);
  if (existingStore) return existingStore;
  const newStore = createTabStore<RateDraft | null>(`rate:${bookingID}`, null, readDraft);
  stores.set(bookingID, newStore);
  return newStore;
}

/** Validates the stored draft, because it may come from an older release. */
function readDraft(stored: unknown): RateDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { votes, travelType, travellerName, text } = stored as Record<string, unknown>;
  const storedVotes = (typeof votes === 'object' && votes !== null ? votes : {}) as Record<string, unknown>;
  return {
    votes: Object.fromEntries(
      ratingParts.flatMap((part) => {
        const stars = storedVotes[part];
        return typeof stars === 'number' && stars >= 1 && stars <= 5 ? [[part, stars]] : [];
      }),
    ),
    travelType: travelTypes.find((one) => one === travelType) ?? null,
    travellerName: typeof travellerName === 'string' ? travellerName : '',
    text: typeof text === 'string' ? text : '',
  };
}

import { retentionDays } from '../retention.ts';
import { addDays, type PlainDate } from '../stay.ts';
import type { HomeState, PausedBy } from './home-state.ts';

/** Data about the removal of a home. */
export interface Removal {
  removedOn: PlainDate;
  /** The state before; null if the home was removed for good. */
  from: Exclude<HomeState, 'removed'> | null;
  /** The side that had paused the home before. Null if it was not paused. */
  pausedBy: PausedBy | null;
}

/** Returns the last day on which a removed home can be restored. */
export const restorableUntil = (removedOn: PlainDate): PlainDate =>
  addDays(removedOn, retentionDays.deletedHomes);

export const isRestorable = ({ removedOn, from }: Removal, today: PlainDate): boolean =>
  from !== null && today <= restorableUntil(removedOn);

/**
 * Returns the state of a restored home. If a published home has become incomplete meanwhile, it comes back paused by
 * its landlord; an incomplete home that was in review comes back as a draft.
 */
export function restoredState(
  { from, pausedBy }: Pick<Removal, 'from' | 'pausedBy'>,
  isComplete: boolean,
): { state: Exclude<HomeState, 'removed'>; pausedBy: PausedBy | null } {
  switch (from) {
    case 'published':
      return isComplete ? { state: from, pausedBy: null } : { state: 'paused', pausedBy: 'landlord' };
    case 'paused':
      return { state: from, pausedBy: pausedBy ?? 'landlord' };
    case 'review':
      return { state: isComplete ? from : 'draft', pausedBy: null };
    case 'draft':
    case null:
      return { state: 'draft', pausedBy: null };
  }
}

import type { WatchNewsKind } from '../../../../contract/watch-list/get-watch-news.ts';
import type { Cents } from '../../../../domain/money.ts';

/** A stay on a watch list, as it was at the last view of the list and when it was added, and as it is now. */
interface ComparedStay {
  wasFreeAtLastView: boolean | null;
  priceAtLastView: Cents | null;
  priceWhenAdded: Cents | null;
  now: { isFree: boolean; price: Cents | null };
}

export type WatchNews<Stay extends ComparedStay = ComparedStay> = Stay & {
  kind: WatchNewsKind;
  before: Cents | null;
};

/**
 * Returns what has changed since the last view of the list; before the first view, since the stay was added. Stays whose
 * earlier state is unknown are left out.
 */
export function findWatchNews<Stay extends ComparedStay>(stays: readonly Stay[]): WatchNews<Stay>[] {
  return stays.flatMap((stay) => {
    const hasViewed = stay.wasFreeAtLastView !== null;
    const wasFree = hasViewed ? stay.wasFreeAtLastView : stay.priceWhenAdded !== null;
    const before = hasViewed ? stay.priceAtLastView : stay.priceWhenAdded;
    const kind = newsKind({ isFree: wasFree === true, price: before }, stay.now, hasViewed);
    return kind === null ? [] : [{ ...stay, kind, before: wasFree ? before : null }];
  });
}

function newsKind(
  before: ComparedStay['now'],
  now: ComparedStay['now'],
  /** True if the list has been viewed. Otherwise it is unknown whether the stay was ever unavailable. */
  hasViewed: boolean,
): WatchNewsKind | null {
  if (before.isFree && !now.isFree) return 'taken';
  if (!before.isFree) return now.isFree && hasViewed ? 'free' : null;
  if (before.price === null || now.price === null || before.price === now.price) return null;
  return now.price < before.price ? 'cheaper' : 'dearer';
}

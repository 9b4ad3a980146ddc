import type { WatchNewsKind } from '../../../../contract/watch-list/get-watch-news.ts';
import type { Cents } from '../../../../domain/money.ts';

/** The state of a stay at the last view; before the first view, its state when it was added. */
interface Followed {
  isLookedFree: boolean | null;
  looked: Cents | null;
  saved: Cents | null;
  now: { isFree: boolean; price: Cents | null };
}

export type WatchNews<Stay extends Followed = Followed> = Stay & {
  kind: WatchNewsKind;
  before: Cents | null;
};

/** Leaves out stays that are unchanged or whose earlier state is unknown. */
export function watchNews<Stay extends Followed>(stays: readonly Stay[]): WatchNews<Stay>[] {
  return stays.flatMap((stay) => {
    const isLooked = stay.isLookedFree !== null;
    const wasFree = isLooked ? stay.isLookedFree : stay.saved !== null;
    const before = isLooked ? stay.looked : stay.saved;
    const kind = newsKind({ isFree: wasFree === true, price: before }, stay.now, isLooked);
    return kind === null ? [] : [{ ...stay, kind, before: wasFree ? before : null }];
  });
}

function newsKind(
  before: Followed['now'],
  now: Followed['now'],
  /** True if the visitor has seen the stay as unavailable. Without a view this is unknown. */
  isLooked: boolean,
): WatchNewsKind | null {
  if (before.isFree && !now.isFree) return 'taken';
  if (!before.isFree) return now.isFree && isLooked ? 'free' : null;
  if (before.price === null || now.price === null || before.price === now.price) return null;
  return now.price < before.price ? 'cheaper' : 'dearer';
}

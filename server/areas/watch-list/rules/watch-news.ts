import type { WatchNewsKind } from '../../../../contract/watch-list/get-watch-news.ts';
import type { Cents } from '../../../../domain/money.ts';

/** What was known of a stay at the last look; before the first one, with what it was put on the list. */
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

/** Leaves out what is as it was, and what nobody knew anything of. */
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
  /** Somebody has seen that the stay was taken: without a look nobody knows. */
  isLooked: boolean,
): WatchNewsKind | null {
  if (before.isFree && !now.isFree) return 'taken';
  if (!before.isFree) return now.isFree && isLooked ? 'free' : null;
  if (before.price === null || now.price === null || before.price === now.price) return null;
  return now.price < before.price ? 'cheaper' : 'dearer';
}

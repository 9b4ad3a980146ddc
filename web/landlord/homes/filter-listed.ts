import type { ListedHome } from '../../../contract/homes/own-home.ts';
import type { HomeGap } from '../../../domain/homes/gaps.ts';

export interface ListFilter {
  /** Empty for all. */
  state: string;
  /** A missing fact, `some` for homes that lack anything, or empty for all. */
  gap: string;
  /** Empty for all. */
  place: string;
  /** The name of an owner, `none` for homes without one, or empty for all. */
  owner: string;
}

export const noOwner = 'none';

const lacks = (home: ListedHome, gap: string): boolean =>
  gap === 'some' ? home.gaps.length > 0 : home.gaps.includes(gap as HomeGap);

export const filterListed = (
  homes: readonly ListedHome[],
  { state, gap, place, owner }: ListFilter,
): readonly ListedHome[] =>
  homes.filter(
    (home) =>
      (state === '' || home.state === state) &&
      (gap === '' || lacks(home, gap)) &&
      (place === '' || home.place === place) &&
      (owner === '' || (home.owner ?? noOwner) === owner),
  );

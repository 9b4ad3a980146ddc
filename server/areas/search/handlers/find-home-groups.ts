import type { findHomeGroups } from '../../../../contract/search/find-home-groups.ts';
import { filterOfCall } from '../../../../domain/named-place.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentGroups } from '../rules/present-groups.ts';
import type { Search } from '../search-context.ts';
import { tagsOfSearch } from '../tags-of-search.ts';
import { withTownAsTyped } from '../rules/town-as-typed.ts';
import type { SearchObjectsDeps } from '../search-objects-deps.ts';

/**
 * Finds groups of homes. A group is left out if one of its homes was removed, or lost its price, since the index was
 * updated.
 */
export function findHomeGroupsHandler({
  search,
  catalogue,
  pricing,
  clock,
  placeNumber,
  isTown,
}: Omit<SearchObjectsDeps, 'search'> & {
  search: Pick<Search, 'groups' | 'find' | 'corrections' | 'today'>;
}): Handler<typeof findHomeGroups> {
  return async ({ query, languageCode }, call) => {
    const callFilter = await filterOfCall(query, placeNumber);
    const filter = await withTownAsTyped(callFilter, search.corrections, isTown);
    call.shows(...tagsOfSearch(filter));
    const begin = performance.now();
    const { stay, groups } = search.groups(filter);
    call.took('engine', performance.now() - begin);
    if (!stay) return { ok: true, data: { startDate: '', endDate: '', groups: [] } };
    const numbers = groups.flatMap(({ homes }) => homes.map(({ objectNumber }) => objectNumber));
    const instant = new Set(
      numbers.length === 0 ? [] : search.find({ objects: numbers, instantbooking: 'Y' }),
    );
    const [homes, rates] = await Promise.all([
      catalogue.listedHomes(numbers, languageCode),
      pricing.stayRates(numbers),
    ]);
    const data = {
      ...stay,
      groups: presentGroups(
        { groups, stay, filter, homes, rates, instant },
        search.today,
        clock.now().getTime(),
      ),
    };
    return { ok: true, data };
  };
}

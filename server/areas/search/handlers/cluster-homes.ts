import type { clusterHomes } from '../../../../contract/search/cluster-homes.ts';
import { filterOfCall, type PlaceNumber } from '../../../../domain/named-place.ts';
import type { Handler } from '../../../http/handler.ts';
import { tagsOfSearch } from '../tags-of-search.ts';
import { presentClusters } from '../rules/present-answer.ts';
import { withTownAsTyped, type IsTown } from '../rules/town-as-typed.ts';
import type { Search } from '../search-context.ts';

export function clusterHomesHandler({
  search,
  placeNumber,
  isTown,
}: {
  search: Pick<Search, 'clusters' | 'corrections'>;
  placeNumber: PlaceNumber;
  isTown: IsTown;
}): Handler<typeof clusterHomes> {
  return async ({ query, zoom }, call) => {
    const callFilter = await filterOfCall(query, placeNumber);
    const filter = await withTownAsTyped(callFilter, search.corrections, isTown);
    call.shows(...tagsOfSearch(filter));
    const { total, clusters } = search.clusters(filter, zoom);
    return {
      ok: true,
      data: {
        hitsTotal: total,
        clusters: presentClusters(clusters),
      },
    };
  };
}

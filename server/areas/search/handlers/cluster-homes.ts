import type { clusterHomes } from '../../../../contract/search/cluster-homes.ts';
import { toEuros } from '../../../../domain/money.ts';
import { parseSearchFilter } from '../../../../domain/search-filter.ts';
import type { Handler } from '../../../http/handler.ts';
import { tagsOfSearch } from '../tags-of-search.ts';
import type { Search } from '../search.ts';

export function clusterHomesHandler({
  search,
}: {
  search: Pick<Search, 'clusters'>;
}): Handler<typeof clusterHomes> {
  return ({ query, zoom }, call) => {
    const filter = parseSearchFilter(query);
    call.shows(...tagsOfSearch(filter));
    const { total, clusters } = search.clusters(filter, zoom);
    return Promise.resolve({
      ok: true,
      data: {
        hitsTotal: total,
        clusters: clusters.map(({ lowestPrice, ...cluster }) => ({
          ...cluster,
          priceMin: lowestPrice === null ? null : toEuros(lowestPrice),
        })),
      },
    });
  };
}

import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { serializeSearchFilter, type BoundingBox } from '../../../domain/search-filter.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import type { SearchData } from '../search/search-data.ts';

export async function askClusters(
  { query, preset }: Pick<SearchData, 'query' | 'preset'>,
  { box, zoom, signal }: { box?: BoundingBox; zoom: number; signal?: AbortSignal },
): Promise<HomeCluster[]> {
  const filter = { ...query, ...preset, ...(box && { BBoxString: box }) };
  const { clusters } = await browserApi.call(
    'clusterHomes',
    { query: serializeSearchFilter(filter, { except: ['page', 'sort'] }), zoom: Math.floor(zoom) },
    signal && { signal },
  );
  return clusters;
}

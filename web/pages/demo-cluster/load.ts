import type { LoaderFunctionArgs } from 'react-router';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

const keys = ['lead', 'zoom', 'groups', 'none'] as const;

/** From a view of countries to one of regions. */
const zooms = [3, 5, 6] as const;
/** Number of the largest clusters that are shown for each zoom. */
const shownMax = 24;

export interface ClusterStep {
  zoom: number;
  hitsTotal: number;
  /** Number of all clusters; `clusters` has only the largest. */
  count: number;
  clusters: readonly HomeCluster[];
}

export interface ClusterData extends SpecialPage<(typeof keys)[number]> {
  steps: readonly ClusterStep[];
}

export async function load(args: LoaderFunctionArgs): Promise<ClusterData> {
  const page = specialPage(args, 'DemoCluster', 'cluster', keys);
  const { api } = args.context.get(siteContext);
  const steps = await Promise.all(
    zooms.map(async (zoom) => {
      const { hitsTotal, clusters } = await api.call('clusterHomes', { query: {}, zoom });
      const largest = [...clusters].sort((a, b) => b.count - a.count).slice(0, shownMax);
      return { zoom, hitsTotal, count: clusters.length, clusters: largest };
    }),
  );
  return { ...page, steps };
}

import type { LoaderFunctionArgs } from 'react-router';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

const keys = ['lead', 'zoom', 'groups', 'none'] as const;

/** The zooms reach from a view of countries to one of regions. */
const zooms = [3, 5, 6] as const;
/** The largest of each step. */
const shown = 24;

export interface ClusterStep {
  zoom: number;
  hitsTotal: number;
  /** How many there are; `clusters` holds the largest. */
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
      const largest = [...clusters].sort((a, b) => b.count - a.count).slice(0, shown);
      return { zoom, hitsTotal, count: clusters.length, clusters: largest };
    }),
  );
  return { ...page, steps };
}

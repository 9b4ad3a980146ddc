import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import type { CardHome } from '../home/card-home.ts';
import { isInBounds } from './merge-clusters.ts';

export const countHomes = (clusters: readonly HomeCluster[]): number =>
  clusters.reduce((sum, { count }) => sum + count, 0);

export const clusterKey = ({ objectNumber, lat, lon, count }: HomeCluster): string =>
  objectNumber === null ? `${lat} ${lon} ${count}` : String(objectNumber);

export function holdsHome(cluster: HomeCluster, home: Pick<CardHome, 'objectNumber' | 'position'>): boolean {
  if (cluster.objectNumber !== null) return cluster.objectNumber === home.objectNumber;
  return isInBounds(cluster.bounds, home.position);
}

import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { rangeAround } from '../../../domain/longitude-range.ts';
import { euros } from '../../../domain/money.ts';

/** Pixels of the world at zoom 0. */
const worldPixels = 512;
/** Size of a pin in pixels, with a margin. */
const pin = { width: 118, height: 40 } as const;

interface Placed {
  x: number;
  y: number;
  cluster: HomeCluster;
}

/** Computes the pixels from the date line and from the north, in Web Mercator. */
function toPlaced(cluster: HomeCluster, zoom: number): Placed {
  const pixels = worldPixels * 2 ** zoom;
  const radians = (Math.max(-85, Math.min(85, cluster.lat)) * Math.PI) / 180;
  return {
    x: ((cluster.lon + 180) / 360) * pixels,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * pixels,
    cluster,
  };
}

/**
 * Merges clusters whose pins would overlap at a zoom, since those of neighbouring cells may lie close together. The larger ones keep their
 * place; no home is lost or counted twice.
 */
export function mergeClusters(clusters: readonly HomeCluster[], zoom: number): HomeCluster[] {
  const mergedClusters: Placed[] = [];
  const world = worldPixels * 2 ** zoom;
  // Pins on both sides of the date line may be neighbours.
  const distanceX = (x: number, other: number): number => {
    const difference = Math.abs(x - other);
    return Math.min(difference, world - difference);
  };
  const bySize = clusters
    .map((cluster) => toPlaced(cluster, zoom))
    .sort((one, other) => other.cluster.count - one.cluster.count || one.y - other.y || one.x - other.x);
  for (const placed of bySize) {
    const neighbour = mergedClusters.find(
      ({ x, y }) => distanceX(x, placed.x) < pin.width && Math.abs(y - placed.y) < pin.height,
    );
    if (neighbour) neighbour.cluster = join(neighbour.cluster, placed.cluster);
    else mergedClusters.push(placed);
  }
  // Sorts from the north to the south, in reading order, which is also the order for the keyboard.
  return mergedClusters
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ cluster }) => cluster);
}

function join(into: HomeCluster, from: HomeCluster): HomeCluster {
  const prices = [into.priceMin, from.priceMin].filter((price) => price !== null);
  return {
    lat: into.lat,
    lon: into.lon,
    count: into.count + from.count,
    priceMin: prices.length > 0 ? euros(Math.min(...prices)) : null,
    objectNumber: null,
    bounds: boxAround([into.bounds, from.bounds]),
  };
}

function boxAround(boxes: readonly HomeCluster['bounds'][]): HomeCluster['bounds'] {
  return {
    ...rangeAround(boxes),
    south: Math.min(...boxes.map(({ south }) => south)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

/** Returns the bounding box of all clusters; null for none. It crosses the date line if that makes it narrower. */
export function boundsAround(clusters: readonly HomeCluster[]): HomeCluster['bounds'] | null {
  return clusters.length > 0 ? boxAround(clusters.map(({ bounds }) => bounds)) : null;
}

export const isInBounds = (
  { west, south, east, north }: HomeCluster['bounds'],
  { lat, lon }: { lat: number; lon: number },
): boolean =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east);

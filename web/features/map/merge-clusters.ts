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

/** Pixels from the date line and the north, in Web Mercator. */
function place(cluster: HomeCluster, zoom: number): Placed {
  const pixels = worldPixels * 2 ** zoom;
  const radians = (Math.max(-85, Math.min(85, cluster.lat)) * Math.PI) / 180;
  return {
    x: ((cluster.lon + 180) / 360) * pixels,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * pixels,
    cluster,
  };
}

/**
 * Merges clusters whose pins would overlap at a zoom: those of neighbouring cells may lie close together. The larger keep their place; no
 * home is lost or counted twice.
 */
export function mergeClusters(clusters: readonly HomeCluster[], zoom: number): HomeCluster[] {
  const merged: Placed[] = [];
  const world = worldPixels * 2 ** zoom;
  // Pins beside the date line are neighbours across it.
  const across = (x: number, other: number): number => {
    const apart = Math.abs(x - other);
    return Math.min(apart, world - apart);
  };
  const bySize = clusters
    .map((cluster) => place(cluster, zoom))
    .sort((one, other) => other.cluster.count - one.cluster.count || one.y - other.y || one.x - other.x);
  for (const placed of bySize) {
    const near = merged.find(
      ({ x, y }) => across(x, placed.x) < pin.width && Math.abs(y - placed.y) < pin.height,
    );
    if (near) near.cluster = join(near.cluster, placed.cluster);
    else merged.push(placed);
  }
  // As one reads: from the north to the south, which is also the order of the keyboard.
  return merged.sort((one, other) => one.y - other.y || one.x - other.x).map(({ cluster }) => cluster);
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

/** Bounding box of all clusters; null for none. It crosses the date line where that makes it narrower. */
export function boundsOf(clusters: readonly HomeCluster[]): HomeCluster['bounds'] | null {
  return clusters.length > 0 ? boxAround(clusters.map(({ bounds }) => bounds)) : null;
}

export const isInBounds = (
  { west, south, east, north }: HomeCluster['bounds'],
  { lat, lon }: { lat: number; lon: number },
): boolean =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east);

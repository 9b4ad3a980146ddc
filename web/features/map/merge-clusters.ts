import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { rangeAround } from '../../../domain/longitude-range.ts';
import { euros } from '../../../domain/money.ts';

/** Pixels of the world at zoom 0. */
const worldPixels = 512;
/** Height of a pin in pixels, with a margin. */
const pinHeight = 36;

/** Returns the width of a cluster's pin in pixels, with a margin. */
export type WidthOfPin = (cluster: HomeCluster) => number;

interface PlacedCluster {
  x: number;
  y: number;
  width: number;
  cluster: HomeCluster;
}

/** Computes the pixels from the date line and from the north, in Web Mercator. */
function toPlaced(cluster: HomeCluster, zoom: number, widthOf: WidthOfPin): PlacedCluster {
  const pixels = worldPixels * 2 ** zoom;
  const radians = (Math.max(-85, Math.min(85, cluster.lat)) * Math.PI) / 180;
  return {
    x: ((cluster.lon + 180) / 360) * pixels,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * pixels,
    width: widthOf(cluster),
    cluster,
  };
}

/**
 * Merges clusters whose pins would overlap at a zoom, since those of neighbouring cells may lie close together. The larger ones keep their
 * place; no home is lost or counted twice.
 */
export function mergeClusters(
  clusters: readonly HomeCluster[],
  zoom: number,
  widthOf: WidthOfPin,
): HomeCluster[] {
  const world = worldPixels * 2 ** zoom;
  let placed = clusters.map((cluster) => toPlaced(cluster, zoom, widthOf));
  // A merged pin is wider than before and may now touch another one.
  for (let before = Infinity; placed.length < before;) {
    before = placed.length;
    placed = mergeOnce(placed, world, widthOf);
  }
  // Sorts from the north to the south, in reading order, which is also the order for the keyboard.
  return placed.sort((one, other) => one.y - other.y || one.x - other.x).map(({ cluster }) => cluster);
}

function mergeOnce(placed: readonly PlacedCluster[], world: number, widthOf: WidthOfPin): PlacedCluster[] {
  const merged: PlacedCluster[] = [];
  const touch = (one: PlacedCluster, other: PlacedCluster): boolean => {
    // Pins on both sides of the date line may be neighbours.
    const difference = Math.abs(one.x - other.x);
    const width = (one.width + other.width) / 2;
    return Math.min(difference, world - difference) < width && Math.abs(one.y - other.y) < pinHeight;
  };
  const bySize = placed.toSorted(
    (one, other) => other.cluster.count - one.cluster.count || one.y - other.y || one.x - other.x,
  );
  for (const one of bySize) {
    const neighbour = merged.find((other) => touch(other, one));
    if (neighbour) {
      neighbour.cluster = join(neighbour.cluster, one.cluster);
      neighbour.width = widthOf(neighbour.cluster);
    } else merged.push(one);
  }
  return merged;
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

import { wrapLongitudes } from '../../../../domain/longitudes.ts';
import type { LocationRow } from './location.ts';

/** Degrees; west greater than east crosses the date line. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Parses "west,south,east,north"; null if that is no box on the globe. */
export function parseMapBox(text: string): MapBox | null {
  const parts = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts;
  if (parts.length !== 4 || !parts.every(Number.isFinite)) return null;
  if (Math.abs(west) > 900 || Math.abs(east) > 900 || south < -90 || north > 90 || south > north) return null;
  return { ...wrapLongitudes(west, east), south, north };
}

function boxWidth(west: number, east: number): number {
  return east >= west ? east - west : east - west + 360;
}

export function boxCentre({ west, south, east, north }: MapBox): { lat: number; lon: number } {
  const lon = west + boxWidth(west, east) / 2;
  return { lat: (south + north) / 2, lon: lon > 180 ? lon - 360 : lon };
}

function locationArea({
  bounds: [south = 0, west = 0, north = 0, east = 0],
}: Pick<LocationRow, 'bounds'>): number {
  return (north - south) * boxWidth(west, east);
}

/** Minimum share of the box that a location has to fill: a small town in a large section does not describe the map. */
const smallestShare = 1 / 16;

/**
 * Returns the smallest of the locations around the box's centre that fills the minimum share of the box; on a map larger than all of them,
 * the largest.
 */
export function locationOfBox(around: readonly LocationRow[], box: MapBox): LocationRow | null {
  const boxArea = (box.north - box.south) * boxWidth(box.west, box.east);
  const bySize = [...around].sort((a, b) => locationArea(a) - locationArea(b) || (a.id < b.id ? -1 : 1));
  return bySize.find((one) => locationArea(one) >= boxArea * smallestShare) ?? bySize.at(-1) ?? null;
}

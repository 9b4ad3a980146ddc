import type { Cents } from '../domain/money.ts';
import type { BoundingBox } from '../domain/search-filter.ts';
import type { Cluster } from './answer.ts';

/** What a map can show at once; more cells are too many to read. */
export const clustersMax = 400;
export const zoomMax = 18;

// A map of zoom 0 is 512 pixels wide, a cell at least 80: below, the pins would cover each other.
const cellsOfWorld = 512 / 80;
const latitudeMax = 85.0511;

export interface Located {
  objectNumber: number;
  lat: number;
  lon: number;
  /** -1 without a price. */
  price: Cents;
}

/** Column and row of the cell that a position lies in, in Web Mercator at a whole zoom. */
export function cellOf(lat: number, lon: number, zoom: number): [column: number, row: number] {
  const cells = cellsOfWorld * 2 ** zoom;
  const x = (lon + 180) / 360;
  const radians = (Math.min(latitudeMax, Math.max(-latitudeMax, lat)) * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [Math.floor(x * cells), Math.floor(y * cells)];
}

interface Gathering {
  count: number;
  /** Sums of millionths of a degree: whole numbers, so their order does not matter. */
  latSum: number;
  lonSum: number;
  lowestPrice: Cents;
  bounds: BoundingBox;
  objectNumber: number;
  row: number;
  column: number;
}

const millionths = (degrees: number): number => Math.round(degrees * 1e6);

/** The homes by cells of the zoom, or of the nearest coarser one with at most `clustersMax` cells. */
export function gatherClusters(homes: readonly Located[], zoom: number): Cluster[] {
  const whole = Math.floor(Math.min(zoomMax, Math.max(0, zoom)));
  for (let level = whole; ; level -= 1) {
    const cells = gather(homes, level);
    if (cells.length <= clustersMax || level === 0) return cells.map(toCluster);
  }
}

function gather(homes: readonly Located[], zoom: number): Gathering[] {
  const cells = new Map<string, Gathering>();
  for (const { objectNumber, lat, lon, price } of homes) {
    const [column, row] = cellOf(lat, lon, zoom);
    const cell = cells.get(`${column} ${row}`);
    if (!cell) {
      cells.set(`${column} ${row}`, {
        count: 1,
        latSum: millionths(lat),
        lonSum: millionths(lon),
        lowestPrice: price,
        bounds: { west: lon, south: lat, east: lon, north: lat },
        objectNumber,
        row,
        column,
      });
      continue;
    }
    cell.count += 1;
    cell.latSum += millionths(lat);
    cell.lonSum += millionths(lon);
    if (price >= 0 && (cell.lowestPrice < 0 || price < cell.lowestPrice)) cell.lowestPrice = price;
    cell.bounds.west = Math.min(cell.bounds.west, lon);
    cell.bounds.south = Math.min(cell.bounds.south, lat);
    cell.bounds.east = Math.max(cell.bounds.east, lon);
    cell.bounds.north = Math.max(cell.bounds.north, lat);
  }
  return [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

function toCluster({ count, latSum, lonSum, lowestPrice, bounds, objectNumber }: Gathering): Cluster {
  return {
    lat: Math.round(latSum / count) / 1e6,
    lon: Math.round(lonSum / count) / 1e6,
    count,
    lowestPrice: lowestPrice < 0 ? null : lowestPrice,
    bounds,
    objectNumber: count === 1 ? objectNumber : null,
  };
}

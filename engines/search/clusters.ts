import { cents } from '../../domain/cents.ts';
import type { Cents } from '../../domain/money.ts';
import type { BoundingBox } from '../../domain/search-filter.ts';
import type { Cluster } from './answer.ts';

/** More clusters are unreadable on a map. */
export const clustersMax = 400;
const zoomMax = 18;

// A map of zoom 0 is 512 pixels wide. Pins in cells of less than 80 pixels would overlap.
const worldCells = 512 / 80;
const latitudeMax = 85.0511;

export interface Located {
  objectNumber: number;
  lat: number;
  lon: number;
  /** -1 without a price. */
  price: Cents;
}

/** Column and row of the cell that contains a position, in Web Mercator at an integer zoom. */
export function findCell(lat: number, lon: number, zoom: number): [column: number, row: number] {
  const cells = worldCells * 2 ** zoom;
  const x = (lon + 180) / 360;
  const radians = (Math.min(latitudeMax, Math.max(-latitudeMax, lat)) * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [Math.floor(x * cells), Math.floor(y * cells)];
}

interface CellSums {
  count: number;
  /** Sum of millionths of a degree: integers, so that the order of additions does not matter. */
  latSum: number;
  lonSum: number;
  lowestPrice: Cents;
  bounds: BoundingBox;
  objectNumber: number;
  row: number;
  column: number;
}

const millionths = (degrees: number): number => Math.round(degrees * 1e6);
/** More columns than at any zoom, so that row and column fit into one number. */
const columnsMax = 2 ** 22;

/** Sums by cell at one zoom; those of disjoint sets of homes can be joined. */
export interface Cells {
  level: number;
  sums: Map<number, CellSums>;
}

/**
 * Clusters homes by the cells of the zoom, or of the nearest coarser zoom with at most `clustersMax` cells. `read`
 * writes the home of an index into the given object, since a map can show all homes.
 */
export function gatherClusters(
  count: number,
  read: (index: number, home: Located) => void,
  zoom: number,
): Cluster[] {
  return presentCells(gatherCells(count, read, zoom));
}

/** As `gatherClusters`, but however many cells there are. */
export function gatherCells(
  count: number,
  read: (index: number, home: Located) => void,
  zoom: number,
): Cells {
  const level = Math.floor(Math.min(zoomMax, Math.max(0, zoom)));
  return { level, sums: gather(count, read, level) };
}

/** Joins the cells of disjoint sets of homes, gathered at the same zoom. */
export function joinCells([first, ...others]: readonly Cells[]): Cells {
  const sums = new Map(first!.sums);
  for (const other of others) for (const cell of other.sums.values()) addCell(sums, cell);
  return { level: first!.level, sums };
}

export function presentCells(cells: Cells): Cluster[] {
  let { level, sums } = cells;
  for (; sums.size > clustersMax && level > 0; level -= 1) sums = coarser(sums);
  return [...sums.values()].sort((a, b) => a.row - b.row || a.column - b.column).map(toCluster);
}

function gather(
  count: number,
  read: (index: number, home: Located) => void,
  zoom: number,
): Map<number, CellSums> {
  const cells = new Map<number, CellSums>();
  const home: Located = { objectNumber: 0, lat: 0, lon: 0, price: cents(-1) };
  for (let index = 0; index < count; index += 1) {
    read(index, home);
    const { objectNumber, lat, lon, price } = home;
    const [column, row] = findCell(lat, lon, zoom);
    const cell = cells.get(row * columnsMax + column);
    if (!cell) {
      cells.set(row * columnsMax + column, {
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
    cell.lowestPrice = lower(cell.lowestPrice, price);
    const { bounds } = cell;
    if (lon < bounds.west) bounds.west = lon;
    if (lon > bounds.east) bounds.east = lon;
    if (lat < bounds.south) bounds.south = lat;
    if (lat > bounds.north) bounds.north = lat;
  }
  return cells;
}

/** Merges cells into those of the next lower zoom, four into one. */
function coarser(cells: ReadonlyMap<number, CellSums>): Map<number, CellSums> {
  const largerCells = new Map<number, CellSums>();
  for (const cell of cells.values()) {
    cell.row = Math.floor(cell.row / 2);
    cell.column = Math.floor(cell.column / 2);
    addCell(largerCells, cell);
  }
  return largerCells;
}

function addCell(cells: Map<number, CellSums>, cell: CellSums): void {
  const key = cell.row * columnsMax + cell.column;
  const existingCell = cells.get(key);
  if (!existingCell) {
    cells.set(key, cell);
    return;
  }
  existingCell.count += cell.count;
  existingCell.latSum += cell.latSum;
  existingCell.lonSum += cell.lonSum;
  existingCell.lowestPrice = lower(existingCell.lowestPrice, cell.lowestPrice);
  existingCell.bounds = {
    west: Math.min(existingCell.bounds.west, cell.bounds.west),
    south: Math.min(existingCell.bounds.south, cell.bounds.south),
    east: Math.max(existingCell.bounds.east, cell.bounds.east),
    north: Math.max(existingCell.bounds.north, cell.bounds.north),
  };
}

/** -1 means no price. */
function lower(a: Cents, b: Cents): Cents {
  return a < 0 || (b >= 0 && b < a) ? b : a;
}

function toCluster({ count, latSum, lonSum, lowestPrice, bounds, objectNumber }: CellSums): Cluster {
  return {
    lat: Math.round(latSum / count) / 1e6,
    lon: Math.round(lonSum / count) / 1e6,
    count,
    lowestPrice: lowestPrice < 0 ? null : lowestPrice,
    bounds,
    objectNumber: count === 1 ? objectNumber : null,
  };
}

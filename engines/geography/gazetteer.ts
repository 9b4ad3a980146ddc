import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { kmBetween, withinGlobe } from './distance.ts';
import { parseSettlement, type Settlement } from './places/settlement.ts';

export type { Settlement };

interface Near {
  settlement: Settlement;
  km: number;
}

interface Gazetteer {
  /** Returns the settlement nearest to a point. At the edge of a town, outside any village, it is that town. */
  nearest(lat: number, lon: number, withinKm: number): Near | null;
  /** Returns the settlement with this GeoNames id; null if it is unknown. */
  byId(id: number): Settlement | null;
  /** Returns the settlements with at least this population, largest first, without parts of towns. */
  from(population: number): Settlement[];
  /** Returns the town that a quarter belongs to; other settlements are returned themselves. */
  findTown(settlement: Settlement): Settlement;
  /** Returns south, west, north and east of all towns of a country or a unit of it; west is above east if it crosses the date line. Null if it has no towns. */
  findBounds(unit: string): readonly [number, number, number, number] | null;
}

/** Villages and quarters in the municipality of such a town belong to it. */
const cityFrom = 50_000;
const cityWithinKm = 25;
/** Degrees by which a unit reaches beyond the middles of its towns. */
const edge = 0.05;

const cellsPerDegree = 5;
const cellKey = (lat: number, lon: number): string =>
  `${Math.floor(lat * cellsPerDegree)},${Math.floor(lon * cellsPerDegree)}`;

export function readPacked(name: string): string[][] {
  const file = readFileSync(new URL(`./data/${name}.tsv.br`, import.meta.url));
  return brotliDecompressSync(file)
    .toString()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** Radius of a town in kilometres, estimated from its inhabitants. */
const estimateRadius = ({ population }: Settlement): number =>
  Math.max(1.5, 1.2 * Math.sqrt(population / 20_000));

/** Distance as a share of the town's radius: 1 at its edge. */
const relativeDistance = ({ settlement, km }: Near): number => km / estimateRadius(settlement);

function findLeast(list: readonly Near[], measure: (one: Near) => number): Near | null {
  let best: Near | null = null;
  for (const one of list) if (best === null || measure(one) < measure(best)) best = one;
  return best;
}

let loaded: Gazetteer | undefined;

/** Reads all settlements, which takes half a second: it is loaded on demand. */
export function loadGazetteer(): Gazetteer {
  return (loaded ??= indexSettlements(readPacked('gazetteer').map(parseSettlement)));
}

/** Returns the narrower of the spans across the date line and across Greenwich. */
function findSpan(lons: readonly number[]): [number, number] {
  const span = (some: readonly number[]): [number, number] => [
    some.reduce((a, b) => Math.min(a, b)),
    some.reduce((a, b) => Math.max(a, b)),
  ];
  const [plain, across] = [span(lons), span(lons.map((lon) => (lon < 0 ? lon + 360 : lon)))];
  return across[1] - across[0] < plain[1] - plain[0] ? across : plain;
}

/** The settlements must be sorted, the largest first. */
function indexSettlements(settlements: readonly Settlement[]): Gazetteer {
  const cells = new Map<string, Settlement[]>();
  // The seat of a municipality gives it its name, else its largest town.
  const seats = new Map<string, Settlement>();
  for (const settlement of settlements) {
    const cell = cellKey(settlement.lat, withinGlobe(settlement.lon));
    const list = cells.get(cell);
    if (list) list.push(settlement);
    else cells.set(cell, [settlement]);
    const unit = `${settlement.country}.${settlement.admin}`;
    const seat = seats.get(unit);
    if (!settlement.isQuarter && (!seat || (settlement.isSeat && !seat.isSeat))) seats.set(unit, settlement);
  }

  function around(lat: number, lon: number, withinKm: number): Near[] {
    const rows = Math.ceil((withinKm / 111) * cellsPerDegree);
    const columns = Math.ceil(
      (withinKm / (111 * Math.max(0.1, Math.cos((lat * Math.PI) / 180)))) * cellsPerDegree,
    );
    const matches: Near[] = [];
    for (let row = -rows; row <= rows; row += 1) {
      for (let column = -columns; column <= columns; column += 1) {
        const cell = cells.get(
          cellKey(lat + row / cellsPerDegree, withinGlobe(lon + column / cellsPerDegree)),
        );
        for (const settlement of cell ?? []) {
          const km = kmBetween(lat, lon, settlement.lat, settlement.lon);
          if (km <= withinKm) matches.push({ settlement, km });
        }
      }
    }
    return matches;
  }

  function findSeat(settlement: Settlement): Settlement | null {
    const parts = settlement.admin.split('.');
    // At least two parts: the seat of a state is not the town of a settlement.
    for (let length = parts.length; length >= 2; length -= 1) {
      const seat = seats.get(`${settlement.country}.${parts.slice(0, length).join('.')}`);
      if (!seat || seat === settlement) continue;
      if (kmBetween(seat.lat, seat.lon, settlement.lat, settlement.lon) <= cityWithinKm) return seat;
    }
    return null;
  }

  return {
    byId: (id) => settlements.find((settlement) => settlement.id === id) ?? null,
    from: (population) => settlements.filter((one) => !one.isQuarter && one.population >= population),
    nearest(lat, lon, withinKm) {
      for (const km of [cityWithinKm, withinKm]) {
        const settlementsNear = around(lat, lon, Math.min(km, withinKm));
        if (settlementsNear.length === 0) continue;
        const nearest = findLeast(settlementsNear, (one) => one.km)!;
        if (relativeDistance(nearest) <= 1) return nearest;
        const reaching = findLeast(
          settlementsNear.filter(({ settlement }) => !settlement.isQuarter),
          relativeDistance,
        );
        return reaching && relativeDistance(reaching) <= 1 ? reaching : nearest;
      }
      return null;
    },
    findTown(settlement) {
      const seat = findSeat(settlement);
      if (seat && (settlement.isQuarter || seat.population >= cityFrom)) return seat;
      if (!settlement.isQuarter) return settlement;
      const towns = around(settlement.lat, settlement.lon, cityWithinKm).filter(
        (one) => !one.settlement.isQuarter && one.settlement.country === settlement.country,
      );
      return findLeast(towns, relativeDistance)?.settlement ?? settlement;
    },
    findBounds(unit) {
      const inside = settlements.filter(({ country, admin }) =>
        `${country}.${admin}.`.startsWith(`${unit}.`),
      );
      if (inside.length === 0) return null;
      const lats = inside.map(({ lat }) => lat);
      const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))];
      const [west, east] = findSpan(inside.map(({ lon }) => lon));
      return [south - edge, withinGlobe(west - edge), north + edge, withinGlobe(east + edge)];
    },
  };
}

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { kmBetween, withinGlobe } from './distance.ts';
import { settlementOf, type Settlement } from './places/settlement.ts';

export type { Settlement };

interface Near {
  settlement: Settlement;
  km: number;
}

interface Gazetteer {
  /** Returns the settlement nearest to a point; at the edge of a town and in no village, the larger town. */
  nearest(lat: number, lon: number, withinKm: number): Near | null;
  /** Answers the settlement of a number of GeoNames; null where it is not among these. */
  byId(id: number): Settlement | null;
  /** Returns the settlements of at least so many inhabitants without quarters, the largest first. */
  from(population: number): Settlement[];
  /** Returns the town that a quarter belongs to; other settlements are returned themselves. */
  townOf(settlement: Settlement): Settlement;
  /** Answers south, west, north and east of all towns of a country or a unit of it, west above east where it lies across the date line; null where it has none. */
  boundsOf(unit: string): readonly [number, number, number, number] | null;
}

/** Villages and quarters in the municipality of such a town belong to it. */
const cityFrom = 50_000;
const cityWithinKm = 25;
/** Degrees by which a unit reaches beyond the middles of its towns. */
const edge = 0.05;

const cellsPerDegree = 5;
const cellOf = (lat: number, lon: number): string =>
  `${Math.floor(lat * cellsPerDegree)},${Math.floor(lon * cellsPerDegree)}`;

export function readPacked(name: string): string[][] {
  const file = readFileSync(new URL(`./data/${name}.tsv.br`, import.meta.url));
  return brotliDecompressSync(file)
    .toString()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** Radius of a town in kilometres, estimated from its inhabitants. */
const reachOf = ({ population }: Settlement): number => Math.max(1.5, 1.2 * Math.sqrt(population / 20_000));

/** Distance as a share of the town's radius: 1 at its edge. */
const shareOf = ({ settlement, km }: Near): number => km / reachOf(settlement);

function leastOf(list: readonly Near[], measure: (one: Near) => number): Near | null {
  let best: Near | null = null;
  for (const one of list) if (best === null || measure(one) < measure(best)) best = one;
  return best;
}

let loaded: Gazetteer | undefined;

/** Reads all settlements, which takes half a second: it is loaded on demand. */
export function loadGazetteer(): Gazetteer {
  return (loaded ??= indexSettlements(readPacked('gazetteer').map(settlementOf)));
}

/** Returns the narrower of the spans across the date line and across Greenwich. */
function spanOf(lons: readonly number[]): [number, number] {
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
    const cell = cellOf(settlement.lat, withinGlobe(settlement.lon));
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
    const found: Near[] = [];
    for (let row = -rows; row <= rows; row += 1) {
      for (let column = -columns; column <= columns; column += 1) {
        const cell = cells.get(
          cellOf(lat + row / cellsPerDegree, withinGlobe(lon + column / cellsPerDegree)),
        );
        for (const settlement of cell ?? []) {
          const km = kmBetween(lat, lon, settlement.lat, settlement.lon);
          if (km <= withinKm) found.push({ settlement, km });
        }
      }
    }
    return found;
  }

  function seatOf(settlement: Settlement): Settlement | null {
    const parts = settlement.admin.split('.');
    // A state has a seat too, which is no town of the settlement.
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
        const found = around(lat, lon, Math.min(km, withinKm));
        if (found.length === 0) continue;
        const nearest = leastOf(found, (one) => one.km)!;
        if (shareOf(nearest) <= 1) return nearest;
        const reaching = leastOf(
          found.filter(({ settlement }) => !settlement.isQuarter),
          shareOf,
        );
        return reaching && shareOf(reaching) <= 1 ? reaching : nearest;
      }
      return null;
    },
    townOf(settlement) {
      const seat = seatOf(settlement);
      if (seat && (settlement.isQuarter || seat.population >= cityFrom)) return seat;
      if (!settlement.isQuarter) return settlement;
      const towns = around(settlement.lat, settlement.lon, cityWithinKm).filter(
        (one) => !one.settlement.isQuarter && one.settlement.country === settlement.country,
      );
      return leastOf(towns, shareOf)?.settlement ?? settlement;
    },
    boundsOf(unit) {
      const inside = settlements.filter(({ country, admin }) =>
        `${country}.${admin}.`.startsWith(`${unit}.`),
      );
      if (inside.length === 0) return null;
      const lats = inside.map(({ lat }) => lat);
      const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))];
      const [west, east] = spanOf(inside.map(({ lon }) => lon));
      return [south - edge, withinGlobe(west - edge), north + edge, withinGlobe(east + edge)];
    },
  };
}

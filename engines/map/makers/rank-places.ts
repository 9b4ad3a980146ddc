import { toWorld } from '../mercator.ts';

export interface City {
  cityId: number;
  name: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

interface RankedPlace {
  id: number;
  name: string;
  lat: number;
  lon: number;
  /** Zoom from which the place is named. */
  from: number;
}

/** Inhabitants from which a place may be named, by zoom. */
const inhabitants: readonly (readonly [zoom: number, min: number])[] = [
  [4, 1_000_000],
  [5, 350_000],
  [6, 120_000],
  [7, 40_000],
  [8, 8000],
  [9, 800],
  [10, 800],
];
/** Pixels of a label: where another label is, a smaller place appears at a larger zoom. */
const room = { width: 110, height: 36 } as const;

/** Assigns each place the zoom from which its label has room; larger places come first. */
export function rankPlaces(cities: readonly City[]): RankedPlace[] {
  const usedCells = new Map(inhabitants.map(([zoom]) => [zoom, new Set<string>()]));
  return cities
    .filter(({ featureCode, population }) => featureCode !== 'PPLX' && population >= 800)
    .sort((one, other) => other.population - one.population || one.cityId - other.cityId)
    .flatMap(
      ({
        cityId: id,
        name,
        population,
        loc: {
          coordinates: [lon, lat],
        },
      }): RankedPlace[] => {
        const [x, y] = toWorld(lon, lat);
        const cells = (zoom: number): string[] => {
          const pixels = 512 * 2 ** zoom;
          const [column, line] = [(x * pixels) / room.width, (y * pixels) / room.height];
          // Half a cell either way: two names at an edge would touch as well.
          return [0, 0.5].flatMap((dx) =>
            [0, 0.5].map((dy) => `${dx}:${dy}:${Math.floor(column + dx)}:${Math.floor(line + dy)}`),
          );
        };
        const from = inhabitants.find(
          ([zoom, min]) => population >= min && !cells(zoom).some((cell) => usedCells.get(zoom)!.has(cell)),
        )?.[0];
        if (from === undefined) return [];
        for (const [zoom, names] of usedCells) {
          if (zoom >= from) cells(zoom).forEach((cell) => names.add(cell));
        }
        return [{ id, name, lat, lon, from }];
      },
    );
}

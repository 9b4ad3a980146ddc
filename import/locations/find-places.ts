import { loadCoast, type Coast } from '../../geography/coast.ts';
import { whereIn } from '../../geography/declension.ts';
import { countryNameIn } from '../../geography/countries.ts';
import { loadGazetteer } from '../../geography/gazetteer.ts';
import { locate, type Located } from '../../geography/locate.ts';
import { kmToOpenSea } from '../../geography/open-sea.ts';
import type { FoundPlace } from '../../server/areas/homes/homes.ts';
import { unitOf } from './ensure-locations.ts';
import type { PlaceSource } from './ensure-place.ts';

/** The towns of one name are told as far as this number. */
const townsMax = 6;
const seaWithinKm = 30;

/** The town that a position belongs to; null in the sea and far from all towns. */
export function placeAt(position: { lat: number; lon: number }): FoundPlace | null {
  const coast = loadCoast();
  const located = locate(position, coast);
  return located && foundPlaceOf(located, position, coast);
}

/** The towns of a name in any language, the largest first. */
export function townsNamed(name: string): FoundPlace[] {
  const coast = loadCoast();
  const found = new Map<number, FoundPlace>();
  for (const town of loadGazetteer().named(name)) {
    if (town.isQuarter) continue;
    const located = locate(town, coast);
    // A village that belongs to a larger town is let under that one's name.
    if (located?.town.id === town.id) found.set(town.id, foundPlaceOf(located, town, coast));
    if (found.size === townsMax) break;
  }
  return [...found.values()];
}

function foundPlaceOf(located: Located, position: { lat: number; lon: number }, coast: Coast): FoundPlace {
  const { town, country, holidayRegion, subdivision, quarter } = located;
  const gazetteer = loadGazetteer();
  const units = [country, unitOf(located)];
  const source: PlaceSource = {
    located,
    bounds: Object.fromEntries(units.map((unit) => [unit, gazetteer.boundsOf(unit)])),
  };
  return {
    id: town.id,
    names: town.names,
    areaNames: holidayRegion?.names ?? subdivision?.names ?? null,
    countryNames: whereIn(town.names, (_, language) => countryNameIn(country, language)),
    lat: town.lat,
    lon: town.lon,
    quarter: quarter?.names.de ?? null,
    kmToSea: kmToOpenSea(coast, position, seaWithinKm),
    source,
  };
}

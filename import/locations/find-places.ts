import { loadCoast, type Coast } from '../../geography/coast.ts';
import { whereIn } from '../../geography/declension.ts';
import { countryNameIn } from '../../geography/countries.ts';
import { loadGazetteer } from '../../geography/gazetteer.ts';
import { locate, type Located } from '../../geography/locate.ts';
import { kmToOpenSea } from '../../geography/open-sea.ts';
import type { FoundPlace } from '../../server/areas/homes/homes.ts';
import { unitOf } from './ensure-locations.ts';
import type { PlaceSource } from './ensure-place.ts';

/** What somebody asks: where a position lies, or where towns of a name do. */
export type PlaceQuestion = { at: { lat: number; lon: number } } | { named: string };

/** The towns of one name are told as far as this number. */
const townsMax = 6;
const seaWithinKm = 30;

let loaded: Coast | undefined;

/** Answers a question by the places and coasts of the world, which are loaded with the first. */
export function findPlaces(question: PlaceQuestion): FoundPlace[] {
  const coast = (loaded ??= loadCoast());
  if ('at' in question) {
    const located = locate(question.at, coast);
    return located ? [foundPlaceOf(located, question.at, coast)] : [];
  }
  const towns = loadGazetteer()
    .named(question.named)
    .filter(({ isQuarter }) => !isQuarter);
  const found = new Map<number, FoundPlace>();
  for (const town of towns) {
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

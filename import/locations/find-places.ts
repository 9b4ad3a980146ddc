import {
  type Coast,
  countryNameIn,
  kmToOpenSea,
  loadCoast,
  loadGazetteer,
  locate,
  type Located,
  whereIn,
} from '../../engines/geography/face.ts';
import type { FoundPlace } from '../../server/areas/homes/homes.ts';
import { unitOf } from './ensure-locations.ts';
import type { PlaceSource } from './ensure-place.ts';

const seaWithinKm = 30;

/** The town of a position; null in the sea and far from any town. */
export function placeAt(position: { lat: number; lon: number }): FoundPlace | null {
  const coast = loadCoast();
  const located = locate(position, coast);
  return located && foundPlaceOf(located, position, coast);
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

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
import { unitCode } from './ensure-locations.ts';
import type { PlaceSource } from './ensure-place.ts';

const seaWithinKm = 30;

/** Returns the town of a position, or null in the sea and far from any town. */
export function findPlaceAt(position: { lat: number; lon: number }): FoundPlace | null {
  const coast = loadCoast();
  const location = locate(position, coast);
  return location && toFoundPlace(location, position, coast);
}

function toFoundPlace(location: Located, position: { lat: number; lon: number }, coast: Coast): FoundPlace {
  const { town, country, holidayRegion, subdivision, quarter } = location;
  const gazetteer = loadGazetteer();
  const units = [country, unitCode(location)];
  const source: PlaceSource = {
    located: location,
    bounds: Object.fromEntries(units.map((unit) => [unit, gazetteer.findBounds(unit)])),
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

import { defaultLanguage, type Language, type Localized } from '../../../domain/language.ts';
import { countryNameIn, loadPlaces, subdivisionOf, whereIn } from '../../../engines/geography/face.ts';

/** A place of the world, whether the catalogue has it yet or not. */
export interface NamedPlace {
  /** The number that the catalogue has it under, or will have; 0 where it has none. */
  id: number;
  names: Localized;
  /** The state in which it lies; null where that is not known. */
  areaNames: Localized | null;
  countryNames: Localized;
  lat: number;
  lon: number;
}

/** So many places of one name are offered. */
const namedMax = 6;

/** Finds the places that fit a name, a postcode or the beginning of one, best first. */
export async function placesNamed(name: string, language: Language): Promise<NamedPlace[]> {
  const index = await loadPlaces();
  return index.find(name, { language, limit: namedMax }).map(({ place }) => {
    const { id, names, country, admin, lat, lon } = place;
    const areaNames = subdivisionOf(country, admin.split('.')[0]!)?.names ?? null;
    return {
      id,
      names,
      areaNames,
      countryNames: whereIn(names, (_, one) => countryNameIn(country, one)),
      lat,
      lon,
    };
  });
}

/** Smaller villages are called like words of all kinds. */
const townFrom = 1_000;

/** Says whether a text is the name of a place of the world, whether it has homes or not. */
export async function isPlaceOfWorld(text: string): Promise<boolean> {
  const match = (await loadPlaces()).named(text, { language: defaultLanguage });
  return match !== null && match.place.population >= townFrom;
}

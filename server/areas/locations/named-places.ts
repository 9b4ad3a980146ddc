import { defaultLanguage, type Language, type Localized } from '../../../domain/language.ts';
import { countryNameIn, loadPlaces, findSubdivision, whereIn } from '../../../engines/geography/face.ts';

export interface NamedPlace {
  /** The place's id in the catalogue, present or future; 0 if it has none. */
  id: number;
  names: Localized;
  /** The state in which it lies; null if that is unknown. */
  areaNames: Localized | null;
  countryNames: Localized;
  lat: number;
  lon: number;
}

const namedMax = 6;

/** Finds places by name, postcode or a prefix of either, best first. */
export async function placesNamed(name: string, language: Language): Promise<NamedPlace[]> {
  const index = await loadPlaces();
  return index.find(name, { language, limit: namedMax }).map(({ place }) => {
    const { id, names, country, admin, lat, lon } = place;
    const areaNames = findSubdivision(country, admin.split('.')[0]!)?.names ?? null;
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

/** Population from which a place counts: names of smaller villages are often ordinary words. */
const townFrom = 1_000;

/** True when a text is the name of a real-world place, with or without homes. */
export async function isPlaceOfWorld(text: string): Promise<boolean> {
  const match = (await loadPlaces()).named(text, { language: defaultLanguage });
  return match !== null && match.place.population >= townFrom;
}

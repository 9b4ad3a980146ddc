import { defaultLanguage, type Language, type Localized } from '../../../domain/language.ts';
import { countryNameIn, loadPlaces, findSubdivision, whereIn } from '../../../engines/geography/face.ts';

export interface NamedPlace {
  /** The place's id in the catalogue, present or future; 0 if it has none. */
  id: number;
  names: Localized;
  /** The state in which it lies; null if that is unknown. */
  areaNames: Localized | null;
  /** ISO 3166 code in lower case. */
  country: string;
  countryNames: Localized;
  lat: number;
  lon: number;
}

const namedMax = 6;
/** Enough that a village in one of the wanted countries is among them, whatever its namesakes elsewhere. */
const lookedAtMax = 60;

/**
 * Finds places by name, postcode or a prefix of either, best first. If some lie in a wanted country, the others are left out.
 */
export async function placesNamed(
  name: string,
  language: Language,
  isWanted: (country: string) => boolean = () => true,
): Promise<NamedPlace[]> {
  const index = await loadPlaces();
  const matches = index.find(name, { language, limit: lookedAtMax });
  const wanted = matches.filter(({ place }) => isWanted(place.country));
  return (wanted.length > 0 ? wanted : matches).slice(0, namedMax).map(({ place }) => {
    const { id, names, country, admin, lat, lon } = place;
    const areaNames = findSubdivision(country, admin.split('.')[0]!)?.names ?? null;
    return {
      id,
      names,
      country,
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

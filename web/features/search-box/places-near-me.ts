import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import type { Suggestion } from './use-suggestions.ts';

/** Rounds to about a kilometre: enough to find places, too coarse to find an address. */
const stepsOfDegree = 100;
const waitMs = 10_000;

/** Suggests places near the device; asks for its position and sends it rounded. */
export async function placesNearMe(language: Language): Promise<Suggestion[]> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: waitMs, maximumAge: 600_000 });
  });
  const rounded = (degrees: number): number => Math.round(degrees * stepsOfDegree) / stepsOfDegree;
  const { places } = await browserApi.call('listNearPlaces', {
    languageCode: language,
    latitude: rounded(coords.latitude),
    longitude: rounded(coords.longitude),
  });
  return places.map((place) => ({ kind: 'place' as const, alias: '', words: '', ...place }));
}

import type { listNearPlaces } from '../../../../contract/locations/list-near-places.ts';
import type { Handler } from '../../../http/handler.ts';
import type { NearPlaces } from '../near-places.ts';

export function listNearPlacesHandler({
  nearPlaces,
}: {
  nearPlaces: NearPlaces;
}): Handler<typeof listNearPlaces> {
  return async ({ text, latitude, longitude, languageCode }) => ({
    ok: true,
    data:
      latitude !== undefined && longitude !== undefined
        ? await nearPlaces.around({ lat: latitude, lon: longitude }, languageCode)
        : await nearPlaces.ofTown(text, languageCode),
  });
}

import type { getLocation } from '../../../../contract/locations/get-location.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Locations } from '../locations-context.ts';

export function getLocationHandler({
  locations,
}: {
  locations: Pick<Locations, 'find'>;
}): Handler<typeof getLocation> {
  return async ({ languageCode, ...question }, call) => {
    call.shows('places', 'offers', 'homes');
    const location = await locations.find(question, languageCode);
    if (location.state === 'unknown') return { ok: false, type: 'location-not-found', data: null };
    return { ok: true, data: location.state === 'found' ? location.info : null };
  };
}

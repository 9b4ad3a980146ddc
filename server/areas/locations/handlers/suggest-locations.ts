import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Locations } from '../locations-context.ts';

export function suggestLocationsHandler({
  locations,
}: {
  locations: Pick<Locations, 'suggest'>;
}): Handler<typeof suggestLocations> {
  return async ({ text, languageCode }) => ({
    ok: true,
    data: await locations.suggest(text, languageCode),
  });
}

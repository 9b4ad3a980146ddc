import type { listTeasers } from '../../../../contract/locations/list-teasers.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Locations } from '../locations-context.ts';

export function listTeasersHandler({
  locations,
}: {
  locations: Pick<Locations, 'teasers'>;
}): Handler<typeof listTeasers> {
  return async ({ languageCode }, call) => {
    call.shows('places', 'homes');
    return { ok: true, data: await locations.teasers(languageCode) };
  };
}

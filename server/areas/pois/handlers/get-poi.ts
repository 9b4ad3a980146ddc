import type { getPoi } from '../../../../contract/pois/get-poi.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Pois } from '../pois-context.ts';

export function getPoiHandler({ pois }: { pois: Pick<Pois, 'one'> }): Handler<typeof getPoi> {
  return async ({ poiId, languageCode }, call) => {
    call.shows('sights');
    const poi = await pois.one(poiId, languageCode);
    return poi ? { ok: true, data: poi } : { ok: false, type: 'poi-not-found', data: null };
  };
}

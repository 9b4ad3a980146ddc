import type { listPois } from '../../../../contract/pois/list-pois.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Pois } from '../pois-context.ts';

export function listPoisHandler({ pois }: { pois: Pick<Pois, 'list'> }): Handler<typeof listPois> {
  return async ({ languageCode, queryParameters }, call) => {
    call.shows('sights');
    return { ok: true, data: { pois: await pois.list(queryParameters, languageCode) } };
  };
}

import type { getMap } from '../../../../contract/map/get-map.ts';
import type { Handler } from '../../../http/handler.ts';
import type { MapArea } from '../map-context.ts';

export function getMapHandler({ map }: { map: MapArea }): Handler<typeof getMap> {
  return async () => ({ ok: true, data: await map.settings() });
}

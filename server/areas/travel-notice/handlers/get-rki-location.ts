import type { getRkiLocation } from '../../../../contract/travel-notice/covid-info.ts';
import type { Handler } from '../../../http/handler.ts';
import type { TravelNotice } from '../travel-notice-context.ts';

export function getRkiLocationHandler({
  travelNotice,
}: {
  travelNotice: Pick<TravelNotice, 'districts'>;
}): Handler<typeof getRkiLocation> {
  return async ({ RS }) => ({ ok: true, data: { districts: await travelNotice.districts(RS) } });
}

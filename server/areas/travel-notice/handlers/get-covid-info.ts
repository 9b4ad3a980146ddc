import type { getCovidInfo } from '../../../../contract/travel-notice/covid-info.ts';
import type { Handler } from '../../../http/handler.ts';
import type { TravelNotice } from '../travel-notice-context.ts';

export function getCovidInfoHandler({
  travelNotice,
}: {
  travelNotice: Pick<TravelNotice, 'infos'>;
}): Handler<typeof getCovidInfo> {
  return async ({ languageCode }) => ({ ok: true, data: { infos: await travelNotice.infos(languageCode) } });
}

import type { getCovidInfoStateStatus } from '../../../../contract/travel-notice/covid-info.ts';
import type { Handler } from '../../../http/handler.ts';
import type { TravelNotice } from '../travel-notice-context.ts';

export function getCovidInfoStateStatusHandler({
  travelNotice,
}: {
  travelNotice: Pick<TravelNotice, 'states'>;
}): Handler<typeof getCovidInfoStateStatus> {
  return async ({ languageCode }) => ({
    ok: true,
    data: { states: await travelNotice.states(languageCode) },
  });
}

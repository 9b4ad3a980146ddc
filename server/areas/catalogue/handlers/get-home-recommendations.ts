import type { getHomeRecommendations } from '../../../../contract/catalogue/get-home-recommendations.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Catalogue } from '../catalogue-context.ts';

export function getHomeRecommendationsHandler({
  catalogue,
}: {
  catalogue: Pick<Catalogue, 'recommendations'>;
}): Handler<typeof getHomeRecommendations> {
  return async ({ languageCode }, call) => {
    call.shows('homes', 'places');
    return { ok: true, data: { objects: await catalogue.recommendations(languageCode) } };
  };
}

import type { listLatestRatings } from '../../../../contract/ratings/list-latest-ratings.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Ratings } from '../ratings-context.ts';

export function listLatestRatingsHandler({
  ratings,
}: {
  ratings: Pick<Ratings, 'latest'>;
}): Handler<typeof listLatestRatings> {
  return async ({ languageCode }, call) => {
    call.shows('homes');
    return { ok: true, data: await ratings.latest(languageCode) };
  };
}

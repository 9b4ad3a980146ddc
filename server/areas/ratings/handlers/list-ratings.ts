import type { listRatings } from '../../../../contract/ratings/list-ratings.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Ratings } from '../ratings-context.ts';

export function listRatingsHandler({
  ratings,
}: {
  ratings: Pick<Ratings, 'page'>;
}): Handler<typeof listRatings> {
  return async ({ languageCode, ...query }, call) => {
    call.shows(`home:${query.objectNumber}`);
    const page = await ratings.page({ ...query, language: languageCode });
    return page ? { ok: true, data: page } : { ok: false, type: 'object-not-found', data: null };
  };
}

import type { getLandlordRatings } from '../../../../contract/guest-ratings/get-landlord-ratings.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentAnswerable } from '../answer-rating.ts';
import { answersStore } from '../answers-store.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';

const perPage = 20;

export function getLandlordRatingsHandler({
  connection,
}: Pick<GuestRatingsContext, 'connection'>): Handler<typeof getLandlordRatings> {
  return async ({ languageCode, page, ...filter }, { user }) => {
    const part = { language: languageCode, ...filter, limit: perPage, offset: (page - 1) * perPage };
    const { total, rows } = await answersStore.list(connection.db, user.uid, part);
    return {
      ok: true,
      data: { total, pages: Math.max(1, Math.ceil(total / perPage)), ratings: rows.map(presentAnswerable) },
    };
  };
}

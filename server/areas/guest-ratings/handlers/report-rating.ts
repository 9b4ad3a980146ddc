import type { reportRating as endpoint } from '../../../../contract/guest-ratings/report-rating.ts';
import type { Handler } from '../../../http/handler.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';
import { reportRating } from '../report-rating.ts';

export function reportRatingHandler(deps: GuestRatingsContext): Handler<typeof endpoint> {
  return ({ goodFaith: _given, ...notice }, { network }) => reportRating(deps, notice, network);
}

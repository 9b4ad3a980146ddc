import type { findModeration } from '../../../../contract/guest-ratings/find-moderation.ts';
import type { Handler } from '../../../http/handler.ts';
import { listJudged } from '../decide.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';

export function findModerationHandler(
  deps: Pick<GuestRatingsContext, 'connection' | 'clock'>,
): Handler<typeof findModeration> {
  return async ({ show }) => ({ ok: true, data: { items: await listJudged(deps, show) } });
}

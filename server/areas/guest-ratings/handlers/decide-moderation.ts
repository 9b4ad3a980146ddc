import type { decideModeration } from '../../../../contract/guest-ratings/decide-moderation.ts';
import type { Handler } from '../../../http/handler.ts';
import { decide } from '../decide.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';

export function decideModerationHandler(deps: GuestRatingsContext): Handler<typeof decideModeration> {
  return ({ kind, id, decision, reason, statement }, { user }) =>
    decide(deps, { kind, id, decision, reason, statement }, user.uid);
}

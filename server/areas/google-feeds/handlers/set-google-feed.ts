import type { setGoogleFeed } from '../../../../contract/google-feeds/set-google-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { actsForHost } from '../../accounts/accounts.ts';
import { changeGoogleFeed } from '../change-google-feed.ts';
import type { GoogleFeedsDeps } from '../google-feeds-context.ts';
import { presentFeedsOfPerson } from '../present-google-feed.ts';

export function setGoogleFeedHandler(deps: GoogleFeedsDeps): Handler<typeof setGoogleFeed> {
  return async ({ kind, number, action, languageCode }, { user }) => {
    const isOwn = await deps.connection.transaction(async (tx) => {
      const business = { kind, subject: number };
      if (!(await actsForHost(tx, user.uid, business))) return false;
      await changeGoogleFeed(tx, business, action, deps.clock.now());
      return true;
    });
    if (!isOwn) return { ok: false, type: 'business-not-found', data: null };
    return { ok: true, data: await presentFeedsOfPerson(deps, user.uid, languageCode) };
  };
}

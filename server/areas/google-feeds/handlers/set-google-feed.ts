import type { setGoogleFeed } from '../../../../contract/google-feeds/set-google-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { changeGoogleFeed } from '../change-google-feed.ts';
import type { GoogleFeedsDeps } from '../google-feeds-context.ts';
import { googleFeedsStore } from '../google-feeds-store.ts';
import { presentFeedsOfPerson } from '../present-google-feed.ts';

export function setGoogleFeedHandler(deps: GoogleFeedsDeps): Handler<typeof setGoogleFeed> {
  return async ({ kind, number, action, languageCode }, { user }) => {
    const isOwn = await deps.connection.transaction(async (tx) => {
      const own = await googleFeedsStore.businessesOf(tx, user.uid);
      if (!own.some((one) => one.kind === kind && one.subject === number)) return false;
      await changeGoogleFeed(tx, { kind, subject: number }, action, deps.clock.now());
      return true;
    });
    if (!isOwn) return { ok: false, type: 'business-not-found', data: null };
    return { ok: true, data: await presentFeedsOfPerson(deps, user.uid, languageCode) };
  };
}

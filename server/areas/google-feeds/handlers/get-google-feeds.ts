import type { getGoogleFeeds } from '../../../../contract/google-feeds/get-google-feeds.ts';
import type { Handler } from '../../../http/handler.ts';
import type { GoogleFeedsDeps } from '../google-feeds-context.ts';
import { presentFeedsOfPerson } from '../present-google-feed.ts';

export function getGoogleFeedsHandler(deps: GoogleFeedsDeps): Handler<typeof getGoogleFeeds> {
  return async ({ languageCode }, { user }) => ({
    ok: true,
    data: await presentFeedsOfPerson(deps, user.uid, languageCode),
  });
}

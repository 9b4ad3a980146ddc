import type { getSiteGoogleFeed } from '../../../../contract/google-feeds/get-site-google-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import type { GoogleFeedsDeps } from '../google-feeds-context.ts';
import { presentGoogleFeed } from '../present-google-feed.ts';

export function getSiteGoogleFeedHandler(deps: GoogleFeedsDeps): Handler<typeof getSiteGoogleFeed> {
  return async ({ languageCode }) => ({
    ok: true,
    data: await presentGoogleFeed(deps, { kind: 'site', subject: 0 }, languageCode),
  });
}

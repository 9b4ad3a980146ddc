import type { setSiteGoogleFeed } from '../../../../contract/google-feeds/set-site-google-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { changeGoogleFeed } from '../change-google-feed.ts';
import type { GoogleFeedsDeps } from '../google-feeds-context.ts';
import { presentGoogleFeed } from '../present-google-feed.ts';

export function setSiteGoogleFeedHandler(deps: GoogleFeedsDeps): Handler<typeof setSiteGoogleFeed> {
  const site = { kind: 'site', subject: 0 } as const;
  return async ({ action, languageCode }) => {
    await deps.connection.transaction((tx) => changeGoogleFeed(tx, site, action, deps.clock.now()));
    return { ok: true, data: await presentGoogleFeed(deps, site, languageCode) };
  };
}

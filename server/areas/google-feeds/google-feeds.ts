import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { googleFeedsCalls } from './calls.generated.ts';
import { feedRoutes } from './feed-routes.ts';
import type { GoogleFeedsDeps } from './google-feeds-context.ts';

/** Creates the area of feeds for Google's Vacation Rentals: homes, prices and where guests are sent. */
export function createGoogleFeeds(deps: GoogleFeedsDeps): { readonly module: AreaModule } {
  return {
    module: { name: 'google-feeds', endpoints: bindArea(googleFeedsCalls, deps), routes: feedRoutes(deps) },
  };
}

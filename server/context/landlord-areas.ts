import type { SiteTexts } from '../../texts/site-texts.ts';
import { createCalendars } from '../areas/calendars/calendars.ts';
import { createChangeovers } from '../areas/changeovers/changeovers.ts';
import { createOwnerStatements } from '../areas/owner-statements/owner-statements.ts';
import { createCheckIns } from '../areas/check-ins/check-ins.ts';
import { createHomeFigures } from '../areas/home-figures/home-figures.ts';
import { createHomes, type PlaceFinder } from '../areas/homes/homes.ts';
import { createLandlords } from '../areas/landlords/landlords.ts';
import { createMessages } from '../areas/messages/messages.ts';
import { createTeam } from '../areas/team/team.ts';
import { placesNamed } from '../areas/locations/locations.ts';
import { createOwnProcessPlaces } from '../find-places-in-own-process.ts';
import { importLateModule } from '../named-modules.ts';
import { createWebhooks } from '../areas/webhooks/webhooks.ts';
import { createGuardedPost } from '../platform/guarded-post.ts';
import { createGuardedFetch } from '../platform/guarded-fetch.ts';
import type { BookingAreas } from './booking-areas.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

export type LandlordAreas = ReturnType<typeof createLandlordAreas>;

export function createLandlordAreas(
  platform: Platform,
  { catalogue, pricing, partners }: CatalogueAreas,
  { attachments }: ContentAreas,
  { findPersonName, emailOf, teamAccounts, apiKeys }: PeopleAreas,
  { booking, documents }: BookingAreas,
) {
  const { findSummary } = catalogue;
  return {
    landlords: createLandlords({ ...platform, apiKeys, catalogue, booking, findSummary, findPersonName }),
    checkIns: createCheckIns({ ...platform, booking, documents }),
    messages: createMessages({
      ...platform,
      ...{ apiKeys, booking, attachments, partners, findPersonName, emailOf },
    }),
    calendars: createCalendars({
      ...platform,
      ...{ apiKeys, booking, catalogue, pricing },
      ownDomain: new URL(platform.publicUrl).hostname,
      fetch: createGuardedFetch(platform.fetchGuard),
    }),
    homes: createHomes({
      ...platform,
      catalogue,
      pricing,
      findPersonName,
      places: createPlaceFinder(platform),
    }),
    ownerStatements: createOwnerStatements({ ...platform, attachments, documents }),
    webhooks: createWebhooks({ ...platform, post: createGuardedPost(platform.fetchGuard) }),
    homeFigures: createHomeFigures({ ...platform, booking }),
    team: createTeam({ ...platform, teamAccounts, findPersonName }),
    changeovers: createChangeovers({ ...platform }),
  };
}

const createPlaceFinder = ({ texts }: Platform): PlaceFinder => ({
  ...createOwnProcessPlaces(),
  findByName: placesNamed,
  async ensure(tx, { source }) {
    const maker = (await importLateModule('import/locations/ensure-place')) as {
      ensurePlace(...how: [typeof tx, SiteTexts, unknown]): ReturnType<PlaceFinder['ensure']>;
    };
    return maker.ensurePlace(tx, texts, source);
  },
});

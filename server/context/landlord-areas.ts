import { houseName } from '../../domain/site-name.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { createCalendars } from '../areas/calendars/calendars.ts';
import { createHomeFigures } from '../areas/home-figures/home-figures.ts';
import { createHomes, type PlaceFinder } from '../areas/homes/homes.ts';
import { createLandlords } from '../areas/landlords/landlords.ts';
import { createMessages } from '../areas/messages/messages.ts';
import { placesNamed } from '../areas/locations/locations.ts';
import { createOwnProcessPlaces } from '../find-places-in-own-process.ts';
import { importUpperRoom } from '../named-modules.ts';
import { createGuardedFetch } from '../platform/guarded-fetch.ts';
import type { BookingAreas } from './booking-areas.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

/** How somebody lets their homes. */
export interface LandlordAreas {
  landlords: ReturnType<typeof createLandlords>;
  messages: ReturnType<typeof createMessages>;
  calendars: ReturnType<typeof createCalendars>;
  homes: ReturnType<typeof createHomes>;
  homeFigures: ReturnType<typeof createHomeFigures>;
}

/** Makes how somebody lets their homes: homes, calendars, figures, and what is written between guest and host. */
export function createLandlordAreas(
  platform: Platform,
  { catalogue, pricing }: CatalogueAreas,
  { attachments }: ContentAreas,
  { nameOf }: PeopleAreas,
  { booking }: BookingAreas,
): LandlordAreas {
  const { connection, clock, log, secret, publicUrl, routes, translate, mail, limits, texts } = platform;
  const landlords = createLandlords({
    connection,
    clock,
    catalogue,
    booking,
    summaryOf: catalogue.summaryOf,
  });
  const messages = createMessages({
    connection,
    clock,
    translate,
    booking,
    attachments,
    replyAddresses: platform.replyAddresses,
    mail,
    limits,
    nameOf,
  });
  const calendars = createCalendars({
    connection,
    clock,
    log,
    secret,
    publicUrl,
    ownDomain: new URL(publicUrl).hostname,
    fetch: createGuardedFetch(platform.fetchGuard),
    booking,
    catalogue,
    pricing,
    mail,
    translate,
    routes,
    site: houseName,
  });
  const homes = createHomes({
    places: {
      ...createOwnProcessPlaces(),
      named: placesNamed,
      async ensure(tx, { source }) {
        const maker = (await importUpperRoom('import/locations/ensure-place')) as {
          ensurePlace(...how: [typeof tx, SiteTexts, unknown]): ReturnType<PlaceFinder['ensure']>;
        };
        return maker.ensurePlace(tx, texts, source);
      },
    },
    connection,
    clock,
    log,
    catalogue,
    pricing,
    mail,
    translator: platform.translator,
    translate,
    routes,
    site: houseName,
    publicUrl,
    secret,
    nameOf,
  });
  const homeFigures = createHomeFigures({ connection, clock, log, booking });
  return { landlords, messages, calendars, homes, homeFigures };
}

import type { AreaModule } from '../http/area-module.ts';
import type { BookingAreas } from './booking-areas.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { FeedAreas } from './feed-areas.ts';
import type { HelpAreas } from './help-areas.ts';
import type { LandlordAreas } from './landlord-areas.ts';
import type { MailAreas } from './mail-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

/** Everything that was built. */
interface Built {
  platform: Platform;
  catalogue: CatalogueAreas;
  content: ContentAreas;
  people: PeopleAreas;
  mails: MailAreas;
  bookings: BookingAreas;
  feeds: FeedAreas;
  landlords: LandlordAreas;
  help: HelpAreas;
  accountCalls: AreaModule;
}

/**
 * Lists the modules of all areas in the order in which they start, each after those that it stands on; they stop the other way
 * round.
 */
export function listModules(built: Built): readonly AreaModule[] {
  const { readModels, images } = built.platform;
  const { catalogue, content, people, mails, bookings, feeds, landlords, help } = built;
  return [
    // Listens first: what the areas then hold in memory is told of every change.
    { name: 'read-models', start: readModels.start, stop: readModels.stop, figures: readModels.figures },
    { name: 'images', figures: images.figures },
    catalogue.office.module,
    catalogue.ratings.module,
    catalogue.pricing.module,
    catalogue.search.module,
    catalogue.catalogue.module,
    catalogue.searchCalls,
    catalogue.capacity.module,
    catalogue.offers.module,
    catalogue.locations.module,
    content.whoamiCalls,
    catalogue.pois.module,
    content.content.module,
    content.uploads.module,
    content.attachments.module,
    content.editedTexts.module,
    content.sitemaps.module,
    content.map.module,
    people.tracking.module,
    catalogue.partners.module,
    help.travelNotice.module,
    help.clientErrors,
    content.pictures.module,
    mails.watchList.module,
    bookings.ledger.module,
    bookings.documents.module,
    // Leaves an account's bookings while they are still the account's.
    bookings.guestRatings.module,
    bookings.booking.module,
    bookings.payments.module,
    bookings.payouts.module,
    people.apiKeys.module,
    people.acting.module,
    feeds.feeds.module,
    feeds.homeFeeds.module,
    feeds.feedPhotos.module,
    bookings.bonus.module,
    bookings.vouchers.module,
    help.contact.module,
    mails.newsletter.module,
    mails.alerts.module,
    landlords.landlords.module,
    landlords.messages.module,
    landlords.calendars.module,
    landlords.homes.module,
    landlords.homeFigures.module,
    mails.campaigns.module,
    mails.deliveries.module,
    mails.replies.module,
    built.accountCalls,
    // Takes mails in when all is there that reads them, and none any more before that ends.
    { name: 'mail-inbox', start: mails.inbox.start, stop: mails.inbox.stop },
  ];
}

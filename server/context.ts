import { join } from 'node:path';
import { api, type EndpointName } from '../contract/api.ts';
import type { ResponseOf } from '../contract/define-endpoint.ts';
import type { searchObjects } from '../contract/search/search-objects.ts';
import type { Partner } from '../contract/partners/get-partner.ts';
import { defaultLanguage, type Language } from '../domain/language.ts';
import type { PlaceNumber } from '../domain/named-place.ts';
import { houseName } from '../domain/site-name.ts';
import { siteRoutes } from '../domain/site-routes.ts';
import { drawingEdition } from '../illustrations/edition.ts';
import { createSiteTexts, type SiteTexts } from '../texts/site-texts.ts';
import { createAccountCalls, createAccounts, createProve } from './areas/accounts/accounts.ts';
import { createActing, type ActingArea } from './areas/acting/acting.ts';
import { createAlerts } from './areas/alerts/alerts.ts';
import { createApiKeys } from './areas/api-keys/api-keys.ts';
import { createAttachments } from './areas/attachments/attachments.ts';
import { createBonus } from './areas/bonus/bonus.ts';
import { createBookingArea } from './areas/booking/booking.ts';
import { createCalendars } from './areas/calendars/calendars.ts';
import { createCampaigns } from './areas/campaigns/campaigns.ts';
import { createContact } from './areas/contact/contact.ts';
import { createContent, type Content } from './areas/content/content.ts';
import { createCapacity } from './areas/capacity/capacity.ts';
import { createCatalogue, type Catalogue } from './areas/catalogue/catalogue.ts';
import { createClientErrors } from './areas/client-errors/client-errors.ts';
import { createDocuments } from './areas/documents/documents.ts';
import { createDeliveries } from './areas/deliveries/deliveries.ts';
import { createFeedPhotos } from './areas/feed-photos/feed-photos.ts';
import { createFeeds } from './areas/feeds/feeds.ts';
import { createGuestRatings } from './areas/guest-ratings/guest-ratings.ts';
import { createHomeFigures } from './areas/home-figures/home-figures.ts';
import { createHomeFeeds } from './areas/home-feeds/home-feeds.ts';
import { createHomes, keepHomePhoto, type PlaceFinder } from './areas/homes/homes.ts';
import { createLandlords } from './areas/landlords/landlords.ts';
import { createLedger } from './areas/ledger/ledger.ts';
import { createLocations } from './areas/locations/locations.ts';
import { createMap } from './areas/map/map.ts';
import { createMessages } from './areas/messages/messages.ts';
import { createNewsletter } from './areas/newsletter/newsletter.ts';
import { createOffers } from './areas/offers/offers.ts';
import { createOffice, type Office } from './areas/office/office.ts';
import { createPartners, type Arrival } from './areas/partners/partners.ts';
import { createDemoBank, createPayments, noticesPath } from './areas/payments/payments.ts';
import { createPayouts, payoutLines } from './areas/payouts/payouts.ts';
import { createPictures } from './areas/pictures/pictures.ts';
import { createPois } from './areas/pois/pois.ts';
import { createPricing } from './areas/pricing/pricing.ts';
import { createRatings } from './areas/ratings/ratings.ts';
import { createReplies } from './areas/replies/replies.ts';
import { createSearch, createSearchCalls } from './areas/search/search.ts';
import { createSitemaps } from './areas/sitemaps/sitemaps.ts';
import { createTexts } from './areas/texts/texts.ts';
import { createTracking } from './areas/tracking/tracking.ts';
import { createTravelNotice } from './areas/travel-notice/travel-notice.ts';
import { createVouchers } from './areas/vouchers/vouchers.ts';
import { createWatchList } from './areas/watch-list/watch-list.ts';
import { createWhoami, createWhoamiCalls } from './areas/whoami/whoami.ts';
import type { Config } from './config.ts';
import { forgetModule } from './forget-job.ts';
import { joinAreas, type House } from './house.ts';
import type { AreaModule } from './http/area-module.ts';
import { createOwnProcessPlaces } from './find-places-in-own-process.ts';
import type { Queues } from './queues.ts';
import type { BoundEndpoint } from './http/bind.ts';
import { createInProcessApi } from './http/in-process-api.ts';
import type { Health } from './http/health.ts';
import type { FindSession } from './http/session.ts';
import type { Traffic } from './http/traffic.ts';
import type { Clock } from './platform/clock.ts';
import { createCountedLimits } from './platform/counted-limits.ts';
import type { DatabaseConnection } from './platform/database.ts';
import { createLocalFileStore } from './platform/file-store.ts';
import { createS3FileStore } from './platform/s3-file-store.ts';
import { createUploads } from './areas/uploads/uploads.ts';
import { forgetOfPlatform } from './platform/forget.ts';
import {
  createGuardedBytes,
  createGuardedDownload,
  createGuardedFetch,
  type GuardedFetchDeps,
} from './platform/guarded-fetch.ts';
import { createHomeEvents, type HomeEvents } from './platform/home-events.ts';
import { createImages } from './images/images.ts';
import type { Log } from './platform/log.ts';
import { bounceLocalPart } from './platform/mail-addresses.ts';
import { createMailDomains } from './platform/mail-domains.ts';
import { createMailInbox } from './platform/mail-inbox.ts';
import { createMailRecipients } from './platform/mail-recipients.ts';
import { createReplyAddresses } from './platform/reply-addresses.ts';
import { createMailTransport } from './platform/mail.ts';
import { demoTranslator } from './platform/translation-provider.ts';
import { createImporter } from './importer.ts';
import { searchForAlerts } from './search-for-alerts.ts';
import { createStripeProvider } from './platform/stripe-provider.ts';
import { createProofOfWork } from './platform/proof-of-work.ts';
import { createReadModels, type ReadModels } from './platform/read-models.ts';
import { addressOf, importUpperRoom } from './named-modules.ts';

export interface ContextDeps {
  config: Config;
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  secret: Uint8Array;
  traffic: Pick<Traffic, 'quietMs'>;
  queues: Queues;
  /** A fresh site makes the covers of its first lists in advance. */
  coversInAdvance: boolean;
  fetchGuard: GuardedFetchDeps;
}

/** The areas, built and joined, and what the server itself asks of some of them. */
export interface Context extends Omit<House, 'endpoints'> {
  endpoints: ReadonlyMap<EndpointName, BoundEndpoint>;
  homeEvents: Pick<HomeEvents, 'subscribe'>;
  readModels: Pick<ReadModels, 'subscribe'>;
  findSession: FindSession;
  /** It tells for whom somebody of the office acts. */
  acting: ActingArea['desk'];
  /** Whose branded pages a host shows; null: our own. */
  partnerOfHost(host: string): Promise<Partner | null>;
  /** How the house is reached. */
  officeLine: Office['line'];
  hasInventedHomes: Catalogue['hasInventedHomes'];
  content: Content;
  /** What pages, mails and documents say. */
  texts: SiteTexts;
  /** The canonical path of what the catalogue shows at a path; null where it shows nothing. */
  cataloguePath(path: string, language: Language): Promise<string | null>;
  placeNumber: PlaceNumber;
  /** Counts that the page of a home was opened, by day and nothing else. */
  countHomeView(objectNumber: number): void;
  /** Counts that somebody came by a link of a partner or to its own pages. */
  countArrival(arrival: Arrival): Promise<void>;
  health(): Promise<Health>;
  /** What the search index takes of the memory. */
  indexBytes(): number;
}

/** A node that knows of no bookings for so long is not asked for searches any more. */
const searchLagMaxMs = 10_000;

/** Covers that a fresh site makes in advance, so that its first lists are complete. */
const coversMade = 400;

/** The only place that knows all areas: each is built after those that it stands on. */
export function createContext(deps: ContextDeps): Context {
  const { config, connection, clock, log, queues } = deps;
  const { db } = connection;
  const { publicUrl, dataDir, cardProvider } = config;
  const routes = siteRoutes(config.trailingSlash);
  const texts = createSiteTexts();
  const { translate } = texts;
  const homeEvents = createHomeEvents();
  const linkKey = Buffer.from(deps.secret).toString('base64url');
  const limits = createCountedLimits({ factor: config.rateLimit, secret: linkKey, clock });
  const mail = createMailTransport(
    config,
    config.lmtp && ((address) => bounceLocalPart(limits.hashOf(address))),
  );
  const recipients = createMailRecipients({ limits, clock });
  const work = createProofOfWork({ secret: linkKey, clock });
  const mailDomains = createMailDomains({
    limits: createCountedLimits({ factor: 1, secret: linkKey, clock }),
    clock,
    perMinute: config.mailsToDomain,
  });
  const replyAddresses = createReplyAddresses({ secret: linkKey, domain: config.replyDomain });

  const files =
    config.s3Url === null ? createLocalFileStore(join(dataDir, 'files')) : createS3FileStore(config.s3Url);
  const images = createImages(addressOf('server/images/image-process'));
  const readModels = createReadModels({ connection, log });
  const office = createOffice({ db, readModels, clock });
  const translator = config.translationProvider === 'demo' ? demoTranslator : null;
  const ratings = createRatings({ db, translator });
  const partners = createPartners({
    connection,
    readModels,
    clock,
    log,
    files,
    secret: linkKey,
    publicUrl,
    affiliateTargets: config.affiliateTargets,
    nameOf,
  });
  const pricing = createPricing({ db, clock, limits, partners });
  const search = createSearch({
    connection,
    clock,
    pricing,
    ratings,
    log,
    homeEvents,
    imageFolder: join(dataDir, 'search-index'),
  });
  const { offersOf, countsByOffer, countsByLocation } = search;
  const catalogue = createCatalogue({
    db,
    readModels,
    routes,
    clock,
    ratings,
    pricing,
    pictureEdition: drawingEdition,
    offersOf,
    homeListener: {
      log,
      onHomeChanged: ({ objectNumber, change }) =>
        homeEvents.announce({ homes: [objectNumber], source: 'commit', ...change }),
    },
  });
  const { summaries, summaryOf } = catalogue;
  const offers = createOffers({ readModels, routes, countsByOffer });
  const locations = createLocations({
    readModels,
    routes,
    offers,
    catalogue,
    search,
    help: (language) => content.help(language),
  });
  const { placeNumber } = locations;
  const searchCalls = createSearchCalls({ db, clock, search, catalogue, pricing, placeNumber });
  const capacity = createCapacity({ search, placeNumber });
  const whoami = createWhoami({ db, readModels, routes, locations, offers });
  const pois = createPois({ readModels, routes });
  const sightPaths = pois.paths;
  /** What somebody of the house is called in lists of who did what. */
  async function nameOf(uid: string): Promise<string> {
    const account = await accounts.accountOf(uid);
    return account ? `${account.firstName} ${account.lastName}`.trim() || account.email : '';
  }
  const pictures = createPictures({
    db,
    log,
    guard: (work) => connection.guard(work),
    files,
    images,
    drawingEdition,
    dataDir,
    queue: queues.pictures,
    quietMs: deps.traffic.quietMs,
    warmedCovers: deps.coversInAdvance ? coversMade : 0,
  });
  const uploads = createUploads({
    connection,
    readModels,
    clock,
    secret: linkKey,
    files,
    office,
    images,
    keepPartnerLogo: partners.keepLogo,
    keepRatingPhoto: (bookingId, photo) => guestRatings.keepPhoto(bookingId, photo),
    keepHomePhoto: (objectNumber, photo) =>
      keepHomePhoto({ connection, catalogue, clock, images }, objectNumber, photo),
    work: (task) => queues.pictures.run(task),
    nameOf,
  });
  const attachments = createAttachments({
    connection,
    clock,
    secret: linkKey,
    limits,
    files,
    images,
    work: (task) => queues.pictures.run(task),
  });
  const content = createContent({
    connection,
    readModels,
    publicUrl,
    clock,
    secret: linkKey,
    routes,
    whoami,
    offers,
    uploads,
    nameOf,
  });
  const editedTexts = createTexts({ connection, readModels, siteTexts: texts, clock, log, nameOf });
  const sitemaps = createSitemaps({
    db,
    publicUrl,
    routes,
    countsByLocation,
    countsByOffer,
    sightPaths,
    contentAddresses: content.addresses,
  });
  const map = createMap({
    db,
    styleUrl: config.mapStyleUrl,
    streetsFile: config.mapTiles,
    queue: queues.tiles,
  });
  const accounts = createAccounts({
    connection,
    clock,
    sessionSecret: deps.secret,
    staffNeedsFactor: config.production,
  });
  const tracking = createTracking({ connection, clock, accounts });
  const travelNotice = createTravelNotice({
    clock,
    log,
    covidInfoUrl: config.covidInfoUrl,
    rkiUrl: config.rkiUrl,
  });
  const watchList = createWatchList({
    connection,
    clock,
    accounts,
    mail,
    recipients,
    translate,
    summaries,
    pricing,
    partners,
    routes,
  });
  const emailOf = async (uid: string): Promise<string | null> =>
    (await accounts.accountOf(uid))?.email ?? null;
  const newsletter = createNewsletter({
    connection,
    clock,
    secret: linkKey,
    limits,
    work,
    recipients,
    partners,
    mail,
    translate,
    routes,
    async endBySubject(subject) {
      await alerts.endBySubject(subject);
      await guestRatings.endBySubject(subject);
    },
    emailOf,
  });
  const alerts = createAlerts({
    connection,
    clock,
    secret: linkKey,
    limits,
    work,
    recipients,
    partners,
    mail,
    mailDomains,
    newsletter,
    watchList,
    translate,
    routes,
    emailOf,
    ...searchForAlerts({ call: (name, input) => callInProcess(name, input, new Set()) }),
  });
  const documents = createDocuments({ queue: queues.documents });
  const booking = createBookingArea({
    connection,
    clock,
    log,
    secret: linkKey,
    publicUrl,
    routes,
    translate,
    partners,
    pricing,
    summaryOf,
    picture: pictures.bytes,
    images,
    documents,
    catalogue,
    mail,
    recipients,
    limits,
    newsletter,
  });
  const guestRatings = createGuestRatings({
    connection,
    clock,
    secret: linkKey,
    routes,
    translate,
    booking,
    catalogue,
    newsletter,
    partners,
    mail,
    mailDomains,
    recipients,
    limits,
    uploads,
    files,
  });
  const demoBank =
    cardProvider === 'demo'
      ? createDemoBank({ connection, clock, secret: linkKey, publicUrl, noticePath: `${noticesPath}demo` })
      : null;
  const payments = createPayments({
    connection,
    clock,
    log,
    publicUrl,
    routes,
    translate,
    cards:
      typeof cardProvider === 'object' ? createStripeProvider(cardProvider) : (demoBank?.provider ?? null),
    demoBank,
    booking,
    partners,
    mail,
    recipients,
    accounts,
    payouts: payoutLines,
    nameOf,
  });
  const prove = createProve({
    connection,
    clock,
    limits,
    secret: linkKey,
    passwordQueue: queues.passwords,
  });
  const acting = createActing({ connection, clock, accounts, prove, mail, translate, routes, publicUrl });
  const apiKeys = createApiKeys({ connection, clock, limits, accounts, prove });
  const importer = createImporter({ databaseUrl: config.databaseUrl, connection, clock, texts });
  const feeds = createFeeds({
    connection,
    clock,
    apiKeys,
    publicUrl,
    queue: queues.feeds,
    importHomes: importer.importHomes,
  });
  const homeFeeds = createHomeFeeds({
    ...{ connection, clock, log, publicUrl, routes, translate, mail, files },
    site: houseName,
    queue: queues.feeds,
    download: createGuardedDownload(deps.fetchGuard),
    importFeed: importer.importFeed,
  });
  const feedPhotos = createFeedPhotos({
    ...{ connection, clock, log, files, images, catalogue },
    fetch: createGuardedBytes(deps.fetchGuard),
    work: (task) => queues.pictures.run(task),
  });
  const payouts = createPayouts({
    connection,
    clock,
    publicUrl,
    routes,
    translate,
    accounts,
    prove,
    documents,
    mail,
    nameOf,
  });
  const vouchers = createVouchers({
    connection,
    clock,
    log,
    secret: linkKey,
    publicUrl,
    routes,
    translate,
    booking,
    payments,
    pricing,
    documents,
    picture: pictures.bytes,
    mail,
    recipients,
    limits,
  });
  const bonus = createBonus({ connection, clock, nameOf });
  const landlords = createLandlords({ connection, clock, booking, summaryOf });
  const messages = createMessages({
    connection,
    clock,
    translate,
    booking,
    attachments,
    replyAddresses,
    mail,
    limits,
    nameOf,
  });
  const calendars = createCalendars({
    connection,
    clock,
    log,
    secret: linkKey,
    publicUrl,
    ownDomain: new URL(publicUrl).hostname,
    fetch: createGuardedFetch(deps.fetchGuard),
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
    translator,
    translate,
    routes,
    site: houseName,
    publicUrl,
    secret: linkKey,
    nameOf,
  });
  const homeFigures = createHomeFigures({ connection, clock, log, booking });
  const campaigns = createCampaigns({
    connection,
    clock,
    secret: linkKey,
    mail,
    mailDomains,
    newsletter,
    content,
    translate,
    routes,
    site: houseName,
    publicUrl,
    emailOf,
    async findHomes(query, languageCode) {
      const { data } = await callInProcess('searchObjects', { query, languageCode }, new Set());
      const { hits } = data as ResponseOf<typeof searchObjects>;
      return hits.map(({ objectNumber, title, locations: { place, region }, minPrice }) => ({
        ...{ objectNumber, title, place, region, minPrice },
      }));
    },
  });
  const deliveries = createDeliveries({
    connection,
    clock,
    secret: linkKey,
    production: config.production,
    enders: [newsletter, campaigns, alerts],
    addressHashOfKey: newsletter.addressHashOfKey,
    mailJobs: () =>
      areas.flatMap(({ jobs = [] }) => jobs.filter(({ job }) => job.mails).map(({ job }) => job.name)),
    samples: (language) => {
      const translateForOffice = translate(defaultLanguage);
      const rendering = { language, translate: translate(language), translateForOffice, publicUrl, routes };
      return areas.flatMap(({ sampleMails }) => sampleMails?.({ ...rendering, site: houseName }) ?? []);
    },
  });
  const accountCalls = createAccountCalls({
    connection,
    clock,
    staffNeedsFactor: config.production,
    accounts,
    tracking,
    experiments: config.experiments,
    sessionSecret: deps.secret,
    secret: linkKey,
    limits,
    recipients,
    passwordQueue: queues.passwords,
    mail,
    translate,
    routes,
    publicUrl,
    joins: [watchList.join],
    addressJoins: [booking.joinAccount],
    businesses: { landlord: landlords.landlords, agency: landlords.agencies, partner: partners.keeper },
    refusesMailSince: deliveries.refusedSince,
    personalData: () => areas.flatMap(({ personalData }) => personalData ?? []),
    newsletter,
  });

  const replies = createReplies({
    connection,
    clock,
    limits,
    addresses: replyAddresses,
    attachments,
    ownDomains: [new URL(publicUrl).hostname, ...(config.replyDomain === null ? [] : [config.replyDomain])],
    kinds: () => areas.flatMap((area) => area.replies ?? []),
  });

  const inbox = createMailInbox({
    config,
    log,
    mailboxes: () => areas.flatMap(({ mailboxes }) => mailboxes ?? []),
  });

  const areas: readonly AreaModule[] = [
    // Listens first: what the areas then hold in memory is told of every change.
    { name: 'read-models', start: readModels.start, stop: readModels.stop, figures: readModels.figures },
    { name: 'images', figures: images.figures },
    office.module,
    ratings.module,
    pricing.module,
    search.module,
    catalogue.module,
    searchCalls,
    capacity.module,
    offers.module,
    locations.module,
    createWhoamiCalls({ routes, whoami, contentPaths: content.pathsOf, offers, pois }),
    pois.module,
    content.module,
    uploads.module,
    attachments.module,
    editedTexts.module,
    sitemaps.module,
    map.module,
    tracking.module,
    partners.module,
    travelNotice.module,
    createClientErrors({ log }),
    pictures.module,
    watchList.module,
    createLedger({ connection, clock, log }).module,
    documents.module,
    // Leaves an account's bookings while they are still the account's.
    guestRatings.module,
    booking.module,
    payments.module,
    payouts.module,
    apiKeys.module,
    acting.module,
    feeds.module,
    homeFeeds.module,
    feedPhotos.module,
    bonus.module,
    vouchers.module,
    createContact({
      connection,
      content,
      clock,
      limits,
      work,
      recipients,
      partners,
      mail,
      translate,
      routes,
      publicUrl,
      replyAddresses,
      attachments,
    }).module,
    newsletter.module,
    alerts.module,
    landlords.module,
    messages.module,
    calendars.module,
    homes.module,
    homeFigures.module,
    campaigns.module,
    deliveries.module,
    replies.module,
    accountCalls,
    // Takes mails in when all is there that reads them, and none any more before that ends.
    { name: 'mail-inbox', start: inbox.start, stop: inbox.stop },
  ];
  const forgetting = areas.flatMap(({ forget }) => forget ?? []);
  const forget = forgetModule({ connection, clock }, [
    ...forgetting,
    (now) => forgetOfPlatform(db, dataDir, now),
  ]);
  const house = joinAreas([...areas, forget], { connection, clock, log, homeEvents });
  const callInProcess = createInProcessApi(house.endpoints as ReadonlyMap<EndpointName, BoundEndpoint>, log);
  for (const name of Object.keys(api)) {
    if (!house.endpoints.has(name)) throw new Error(`No area of server/context.ts answers the call ${name}.`);
  }

  return {
    ...house,
    endpoints: house.endpoints as ReadonlyMap<EndpointName, BoundEndpoint>,
    homeEvents,
    readModels,
    findSession: accounts.findSession,
    acting: acting.desk,
    officeLine: office.line,
    hasInventedHomes: catalogue.hasInventedHomes,
    content,
    texts,
    partnerOfHost: (host) => connection.guard(partners.ofHost(host)),
    placeNumber,
    countHomeView: homeFigures.countView,
    countArrival: (arrival) => connection.guard(partners.countArrival(arrival)),
    async cataloguePath(path, language) {
      const found = await whoami.lookUp(path, language);
      return found && (found.datas.canonicalPath ?? path);
    },
    async health() {
      await db.selectFrom('migrations').select('name').limit(1).executeTakeFirst();
      const { lagMs, engine, building } = search.state();
      return {
        ready: search.ready && lagMs !== null && lagMs <= searchLagMaxMs,
        searchLagMs: lagMs,
        searchEngine: engine,
        searchProgress: building,
      };
    },
    indexBytes: () => search.state().bytes,
    async stop() {
      await house.stop();
      mail.close();
    },
  };
}

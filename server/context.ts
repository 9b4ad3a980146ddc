import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { EndpointName } from '../contract/api.ts';
import type { Partner } from '../contract/partners/get-partner.ts';
import type { Language } from '../domain/language.ts';
import { illustrator } from '../illustrations/illustrator.ts';
import { readMessageFiles } from '../texts/read-messages.ts';
import { createAccounts } from './areas/accounts/accounts.ts';
import { createBookingArea, type BookingDeps } from './areas/booking/booking.ts';
import { createCapacity } from './areas/capacity/capacity.ts';
import { createCatalogue, type ChangedHome } from './areas/catalogue/catalogue.ts';
import { createLocations } from './areas/locations/locations.ts';
import { createMap } from './areas/map/map.ts';
import { createOffers } from './areas/offers/offers.ts';
import { createOffice, type Office } from './areas/office/office.ts';
import { createPartners } from './areas/partners/partners.ts';
import { createPictures } from './areas/pictures/pictures.ts';
import { createPois } from './areas/pois/pois.ts';
import { createPricing } from './areas/pricing/pricing.ts';
import { createRatings } from './areas/ratings/ratings.ts';
import { createSearch } from './areas/search/search.ts';
import { createTravelNotice } from './areas/travel-notice/travel-notice.ts';
import { createSitemaps } from './areas/sitemaps/sitemaps.ts';
import { createTracking } from './areas/tracking/tracking.ts';
import { createWatchList } from './areas/watch-list/watch-list.ts';
import { createWhoami } from './areas/whoami/whoami.ts';
import { bindEndpoints } from './bind-endpoints.ts';
import type { Config } from './config.ts';
import type { BoundEndpoint } from './http/binder.ts';
import type { FindSession } from './http/session.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import { createLocalFileStore } from './platform/file-store.ts';
import { createJobWorker } from './platform/jobs.ts';
import { countJobs } from './platform/jobs-store.ts';
import type { NodeFigures } from './node-metrics.ts';
import type { Health } from './http/health.ts';
import type { Log } from './platform/log.ts';
import { createMailTransport } from './platform/mail.ts';

export interface ContextDeps {
  config: Config;
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  secret: Uint8Array;
}

/** The areas, built and joined: the only place that knows them all. */
export interface Context {
  endpoints: ReadonlyMap<EndpointName, BoundEndpoint>;
  findSession: FindSession;
  /** Whose branded pages a host shows; null: our own. */
  partnerOfHost(host: string): Promise<Partner | null>;
  /** How the house is reached. */
  officeLine: Office['line'];
  /** The canonical path of what the catalogue shows at a path; null where it shows nothing. */
  cataloguePath(path: string, language: Language): Promise<string | null>;
  /** Changes whenever this node learns of a change of any home: a booking, a price, a text, a rating. */
  homesVersion(): number;
  /** Pictures and documents, which are neither API nor pages. */
  registerFiles(app: FastifyInstance): void;
  health(): Promise<Health>;
  /** For the metrics. */
  figures(): Promise<NodeFigures>;
  start(options: { coversInAdvance: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** A node that knows of no bookings for so long is not asked for searches any more. */
const searchLagMaxMs = 10_000;

/** Covers that a fresh site makes in advance, so that its first lists are complete. */
const coversMade = 400;

export function createContext({ config, connection, clock, log, secret }: ContextDeps): Context {
  const { db } = connection;
  const messages = readMessageFiles();
  let forgotten = 0;
  const office = createOffice({ db, clock });
  /** What the areas remember of a home, after each change of it. */
  const forget = (objectNumber: number): void => {
    forgotten += 1;
    catalogue.invalidate(objectNumber);
    pricing.invalidate(objectNumber);
    ratings.invalidate(objectNumber);
  };
  /** After the commit on this node: its very next search knows of the change. */
  const onHomeChanged = async ({
    objectNumber,
    change,
  }: Pick<ChangedHome, 'objectNumber' | 'change'>): Promise<void> => {
    forget(objectNumber);
    if (change.kind === 'home') return search.refreshHome(objectNumber);
    if (change.occupied) search.takeNights(objectNumber, change.occupied);
    await search.refreshNights(objectNumber);
  };
  const ratings = createRatings({ db });
  const pricing = createPricing({ db, clock });
  const search = createSearch({
    connection,
    clock,
    pricing,
    ratings,
    log,
    imageFolder: join(config.dataDir, 'search-index'),
    // What this node remembers of a home is forgotten with each change, here or on another node.
    onApplied: (numbers) => numbers.forEach(forget),
  });
  const catalogue = createCatalogue({
    db,
    clock,
    ratings,
    pricing,
    pictureEdition: illustrator.edition,
    offersOf: (n) => search.offersOf(n),
    homeListener: { log, onHomeChanged },
  });
  const offers = createOffers({ db, countsByOffer: () => search.countsByOffer() });
  const locations = createLocations({ db, offers, catalogue, search });
  const whoami = createWhoami({ db, locations, offers });
  const accounts = createAccounts({ db, clock });
  const pois = createPois({ db });
  const sitemaps = createSitemaps({
    db,
    publicUrl: config.publicUrl,
    countsByLocation: () => search.countsByLocation(),
    countsByOffer: () => search.countsByOffer(),
    sightPaths: (limit) => pois.paths(limit),
  });
  const tracking = createTracking({ connection, clock });
  const mail = createMailTransport(config);
  const watchList = createWatchList({
    connection,
    clock,
    accounts,
    mail,
    translate: messages.translate,
    summaries: (numbers, language) => catalogue.summaries(numbers, language),
    publicUrl: config.publicUrl,
  });
  const summaryOf: BookingDeps['summaryOf'] = async (objectNumber, language) =>
    (await catalogue.summaries([objectNumber], language))[0] ?? null;
  const bookingDeps: BookingDeps = {
    connection,
    clock,
    log,
    secret: Buffer.from(secret).toString('base64url'),
    publicUrl: config.publicUrl,
    translate: messages.translate,
    pricing,
    summaryOf,
    picture: (path) => pictures.bytes(path),
    catalogue,
    onChanged: (objectNumber, occupied) =>
      onHomeChanged({ objectNumber, change: { kind: 'nights', occupied } }),
    mail,
  };
  const booking = createBookingArea(bookingDeps);
  const pictures = createPictures({
    db,
    log,
    files: createLocalFileStore(join(config.dataDir, 'files')),
    illustrator,
    dataDir: config.dataDir,
  });
  const map = createMap({ db, styleUrl: config.mapStyleUrl });
  const partners = createPartners({ db, clock, affiliateTargets: config.affiliateTargets });
  const worker = createJobWorker({
    connection,
    clock,
    log,
    bodies: [...booking.jobs, ...watchList.jobs, ...tracking.jobs],
  });

  return {
    endpoints: bindEndpoints({
      db,
      clock,
      experiments: config.experiments,
      accounts,
      bookingDeps,
      landlordsDeps: { booking, summaryOf },
      capacity: createCapacity({ search }),
      catalogue,
      locations,
      map,
      offers,
      office,
      partners,
      pois,
      pricing,
      ratings,
      search,
      travelNotice: createTravelNotice({
        clock,
        log,
        covidInfoUrl: config.covidInfoUrl,
        rkiUrl: config.rkiUrl,
      }),
      tracking,
      watchList,
      whoami,
    }),
    findSession: (id) => accounts.findSession(id),
    officeLine: office.line,
    partnerOfHost: (host) => connection.guard(partners.ofHost(host)),
    cataloguePath: async (path, language) => {
      const found = await whoami.lookUp(path, language);
      return found && (found.datas.canonicalPath ?? path);
    },
    homesVersion: () => forgotten + search.version,
    registerFiles: (app) => {
      pictures.register(app);
      map.register(app);
      booking.registerDocuments(app);
      sitemaps.register(app);
    },
    health: async () => {
      await db.selectFrom('migrations').select('name').limit(1).executeTakeFirst();
      const { lagMs } = search.state();
      return { ready: search.ready && lagMs !== null && lagMs <= searchLagMaxMs, searchLagMs: lagMs };
    },
    figures: async () => ({
      search: search.state(),
      jobs: await connection.guard(countJobs(db, clock.now())).catch(() => null),
    }),
    start: async ({ coversInAdvance }) => {
      await search.start();
      await worker.start();
      await tracking.start();
      if (!coversInAdvance) return;
      void pictures
        .warmCovers({ limit: coversMade, isReady: async () => search.ready })
        .catch((error: unknown) => log.warn({ err: error }, 'covers could not be made in advance'));
    },
    stop: async () => {
      pictures.stop();
      await worker.stop();
      await search.stop();
      mail.close();
    },
  };
}

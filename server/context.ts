import type { CurrentOperator } from '../domain/operator/operator.ts';
import { api, type EndpointName } from '../contract/api.ts';
import type { Partner } from '../contract/partners/get-partner.ts';
import type { Language } from '../domain/language.ts';
import type { PlaceNumber } from '../domain/named-place.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import type { ActingArea } from './areas/acting/acting.ts';
import type { Catalogue } from './areas/catalogue/catalogue.ts';
import type { Content } from './areas/content/content.ts';
import type { Office } from './areas/office/office.ts';
import type { Arrival } from './areas/partners/partners.ts';
import { bindAccountCalls } from './context/account-calls.ts';
import { createBookingAreas } from './context/booking-areas.ts';
import { createCatalogueAreas } from './context/catalogue-areas.ts';
import { createOperator } from './areas/operator/operator.ts';
import { createContentAreas } from './context/content-areas.ts';
import { createFeedAreas } from './context/feed-areas.ts';
import { createHelpAreas } from './context/help-areas.ts';
import { createLandlordAreas } from './context/landlord-areas.ts';
import { listModules } from './context/list-modules.ts';
import { createMailAreas } from './context/mail-areas.ts';
import { createPeopleAreas } from './context/people-areas.ts';
import { createPlatform, type ContextDeps } from './context/platform.ts';
import { createPorts } from './context/ports.ts';
import { forgetModule } from './forget-job.ts';
import { joinAreas, type House } from './house.ts';
import type { AreaModule } from './http/area-module.ts';
import type { BoundEndpoint } from './http/bind.ts';
import type { Health } from './http/health.ts';
import { createInProcessApi } from './http/in-process-api.ts';
import type { FindSession } from './http/session.ts';
import { createNodeWatch, type NodeWatch } from './node-watch.ts';
import { forgetOfPlatform } from './platform/forget.ts';
import { createMailInbox } from './platform/mail-inbox.ts';
import type { HomeEvents } from './platform/home-events.ts';
import type { ReadModels } from './platform/read-models.ts';

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
  operator: CurrentOperator;
  /** Nobody has opened the site yet. */
  isClosed(): boolean;
  /** Every page is made of what is known of the operator. */
  operatorVersion(): string;
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
  /** What fails without a visitor's call. */
  watch: NodeWatch;
  /** What the search index takes of the memory. */
  indexBytes(): number;
}

/** A node that knows of no bookings for so long is not asked for searches any more. */
const searchLagMaxMs = 10_000;

/** The only place that knows all areas: each is built after those that it stands on. */
export function createContext(deps: ContextDeps): Context {
  const { ports, connect } = createPorts();
  const platform = createPlatform(deps, ports);
  const { connection, db, clock, log, homeEvents } = platform;
  const people = createPeopleAreas(platform);
  const catalogue = createCatalogueAreas(platform, people);
  const content = createContentAreas(platform, catalogue, people);
  const mails = createMailAreas(platform, catalogue, content, people);
  const bookings = createBookingAreas(platform, catalogue, content, people, mails);
  const feeds = createFeedAreas(platform, catalogue, people);
  const landlords = createLandlordAreas(platform, catalogue, content, people, bookings);
  const help = createHelpAreas(platform, catalogue, content, bookings, people);

  const operator = createOperator({
    ...platform,
    cards: bookings.cards(),
    emailOf: people.emailOf,
    nameOf: people.nameOf,
  });

  const groups = [catalogue, content, people, help, bookings, feeds, mails, landlords];
  const modules: readonly AreaModule[] = listModules(platform, groups, {
    operator: operator.module,
    accountCalls: bindAccountCalls(platform, { catalogue, people, mails, bookings, landlords }),
    inbox: createMailInbox({
      ...platform,
      mailboxes: () => modules.flatMap(({ mailboxes }) => mailboxes ?? []),
    }),
  });
  const forget = forgetModule({ connection, clock }, [
    ...modules.flatMap((area) => area.forget ?? []),
    (now) => forgetOfPlatform(db, platform.dataDir, now),
  ]);
  const house = joinAreas([...modules, forget], {
    ...{ connection, clock, log, homeEvents },
    isQuiet: () => deps.quiet.reason() !== null,
    concurrency: deps.config.jobsAtOnce,
  });
  const endpoints = house.endpoints as ReadonlyMap<EndpointName, BoundEndpoint>;
  connect({
    help: content.content.help,
    keepRatingPhoto: bookings.guestRatings.keepPhoto,
    async endBySubject(subject) {
      await mails.alerts.endBySubject(subject);
      await bookings.guestRatings.endBySubject(subject);
    },
    callInProcess: createInProcessApi(endpoints, log),
    modules: () => modules,
  });
  for (const name of Object.keys(api)) {
    if (!house.endpoints.has(name)) throw new Error(`No area of server/context/ answers the call ${name}.`);
  }

  return {
    ...house,
    endpoints,
    homeEvents,
    readModels: platform.readModels,
    findSession: people.accounts.findSession,
    acting: people.acting.desk,
    officeLine: catalogue.office.line,
    isClosed: operator.isClosed,
    operator: platform.operator,
    operatorVersion: platform.operatorInForce.version,
    hasInventedHomes: catalogue.catalogue.hasInventedHomes,
    content: content.content,
    texts: platform.texts,
    partnerOfHost: (host) => connection.guard(catalogue.partners.ofHost(host)),
    placeNumber: catalogue.locations.placeNumber,
    countHomeView: landlords.homeFigures.countView,
    countArrival: (arrival) => connection.guard(catalogue.partners.countArrival(arrival)),
    async cataloguePath(path, language) {
      const found = await catalogue.whoami.lookUp(path, language);
      return found && (found.datas.canonicalPath ?? path);
    },
    async health() {
      await db.selectFrom('migrations').select('name').limit(1).executeTakeFirst();
      const { lagMs, engine, building } = catalogue.search.state();
      return {
        ready: catalogue.search.ready && lagMs !== null && lagMs <= searchLagMaxMs,
        searchLagMs: lagMs,
        searchEngine: engine,
        searchProgress: building,
      };
    },
    watch: createNodeWatch({
      connection,
      secrets: deps.secrets,
      files: platform.files,
      mail: platform.mail,
      quiet: deps.quiet,
      log,
    }),
    indexBytes: () => catalogue.search.state().bytes,
    async stop() {
      await house.stop();
      platform.mail.close();
    },
  };
}

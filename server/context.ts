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
import { deleteExpiredPlatformData } from './platform/forget.ts';
import { createMailInbox } from './platform/mail-inbox.ts';
import type { HomeEvents } from './platform/home-events.ts';
import type { ReadModels } from './platform/read-models.ts';

/** The connected areas, and the functions of some of them that the server itself calls. */
export interface Context extends Omit<House, 'endpoints'> {
  endpoints: ReadonlyMap<EndpointName, BoundEndpoint>;
  homeEvents: Pick<HomeEvents, 'subscribe'>;
  readModels: Pick<ReadModels, 'subscribe'>;
  findSession: FindSession;
  /** Finds the person on whose behalf a member of the office acts. */
  acting: ActingArea['desk'];
  /** Finds the partner whose branded pages a host shows; null for our own. */
  partnerOfHost(host: string): Promise<Partner | null>;
  /** Returns the contact data of the office. */
  officeLine: Office['line'];
  operator: CurrentOperator;
  /** True until the site is opened. */
  isClosed(): boolean;
  /** Changes with the operator's facts, which affect every page. */
  operatorVersion(): string;
  hasInventedHomes: Catalogue['hasInventedHomes'];
  content: Content;
  /** The texts of pages, mails and documents. */
  texts: SiteTexts;
  /** Returns the canonical path of the catalogue page at a path; null if there is none. */
  cataloguePath(path: string, language: Language): Promise<string | null>;
  placeNumber: PlaceNumber;
  /** Counts a view of a home's page; stores only the number per day. */
  countHomeView(objectNumber: number): void;
  /** Counts an arrival by a partner's link or host. */
  countArrival(arrival: Arrival): Promise<void>;
  health(): Promise<Health>;
  /** Watches parts whose failure no visitor's call would show. */
  watch: NodeWatch;
  /** Bytes of the search index. */
  indexBytes(): number;
}

/** Milliseconds; a node whose search index lags further behind the bookings is not ready. */
const searchLagMaxMs = 10_000;

/** Creates all areas, each after the areas that it depends on. This is the only place that imports all of them. */
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
    findPersonName: people.findPersonName,
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
    (now) => deleteExpiredPlatformData(db, platform.dataDir, now),
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
    isClosed: operator.isClosed,
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
    partnerOfHost: (host) => connection.guard(catalogue.partners.findByHost(host)),
    placeNumber: catalogue.locations.placeNumber,
    countHomeView: landlords.homeFigures.countView,
    countArrival: (arrival) => connection.guard(catalogue.partners.countArrival(arrival)),
    async cataloguePath(path, language) {
      const page = await catalogue.whoami.lookUp(path, language);
      return page ? (page.datas.canonicalPath ?? path) : content.content.translate(path, language);
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

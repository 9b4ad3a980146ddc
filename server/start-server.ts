import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { siteRoutes } from '../domain/site-routes.ts';
import { api } from '../contract/api.ts';
import { rawCalls } from '../contract/raw-calls.ts';
import { createContext } from './context.ts';
import type { Config } from './config.ts';
import { collectWhenQuiet } from './collect-when-quiet.ts';
import { builtPages } from './named-modules.ts';
import { createNodeMetrics } from './node-metrics.ts';
import { createQueues } from './queues.ts';
import { createArrivals } from './http/arrivals.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerKeyDocs } from './http/key-docs.ts';
import { createApp } from './http/app.ts';
import { registerApi } from './http/binder.ts';
import { registerAppManifest } from './http/app-manifest.ts';
import { registerBrowserFiles } from './http/browser-files.ts';
import { registerCertificateHosts } from './http/certificate-hosts.ts';
import { registerClosedSite, unlessClosed } from './http/closed-site.ts';
import { readCookies } from './http/cookies.ts';
import { readVersion } from './platform/read-version.ts';
import { requestSampler } from './http/request-sampler.ts';
import { registerOtherDomains } from './http/other-domains.ts';
import { registerStartLanguage, unlessStartElsewhere } from './http/start-language.ts';
import { createCallLimits } from './http/call-limits.ts';
import { registerHealth, startingHealth, type Health } from './http/health.ts';
import { watchHomeViews } from './http/home-views.ts';
import { watchArrivals } from './http/partner-arrivals.ts';
import { createInProcessApi } from './http/in-process-api.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import { createCachedAnswers } from './http/cached-answers.ts';
import { createPageCache } from '../engines/pages/face.ts';
import { homeTags, tagsOfTable } from './http/page-tags.ts';
import { registerRawRoutes } from './http/raw-routes.ts';
import { sendRefusal } from './http/refusal.ts';
import { registerPages, type RenderDeps } from './http/render.ts';
import { createSessionReader } from './http/session.ts';
import { keepAssets } from './http/former-assets.ts';
import { builtAssets, registerAssets, registerLocales } from './http/static-files.ts';
import { createTraffic } from './http/traffic.ts';
import type { Clock } from './platform/clock.ts';
import type { GuardedFetchDeps } from './platform/guarded-fetch.ts';
import { createLog } from './platform/log.ts';
import { createRequestTimes, serveMetrics, type MetricsServer } from './platform/metrics.ts';
import { isDiskFull, type FreeBytes } from './platform/data-folder.ts';
import type { OpeningConnection } from './platform/database.ts';
import { migrate } from './platform/migrate.ts';
import { queueFigures } from './platform/work-queue.ts';
import { beginStorage } from './platform/open-storage.ts';
import { createQuietMode, warnOfQuietMode } from './platform/quiet-mode.ts';
import { readDemoPeople } from './platform/demo-people.ts';
import { toKeyring, settleSecrets } from './platform/check-secret.ts';
import { readSecrets } from './platform/secret.ts';
import { warmPages } from './warm-pages.ts';

export interface RunningServer {
  address: string;
  /** Resolves when everything that a visitor needs is up, as reported by `/readyz`. */
  ready: Promise<void>;
  /** Answers a request without a connection. */
  inject: FastifyInstance['inject'];
  /** Refuses new requests, finishes the running ones, and closes everything. */
  stop(): Promise<void>;
}

type DevelopmentMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface StartOptions {
  clock?: Clock;
  /** Replaces the configured database; it may still be opening. */
  storage?: OpeningConnection;
  /** Development builds that are loaded for each request, and Vite's middleware. Absent if the built pages are served. */
  development?: Pick<RenderDeps, 'build'> & { middleware: DevelopmentMiddleware };
  /** False for a server with only API and files, which needs no built pages. */
  pages?: boolean;
  /** Replaces the rate limiter, to use another clock. */
  limiter?: RateLimiter;
  /** Replaces the system's figure of free space in the data folder. */
  freeBytes?: FreeBytes;
  /** Replaces the time that a visitor has for reading a response or using a connection. */
  slowestMs?: number;
  /** Replaces the page cache, to measure another one. */
  createPageCache?: typeof createPageCache;
  /** Replaces the rule that addresses entered by strangers have to be public. */
  fetchGuard?: GuardedFetchDeps;
  /** True if the first pages are rendered in advance, so that no guest waits for the first use of modules. */
  warmsPages?: boolean;
}

/** Milliseconds after which cached pages show changes that no event announces. */
const cachedPagesLiveMs = 30_000;

export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const storage = options.storage ?? beginStorage(config);
  try {
    return await startWithStorage(storage, config, options);
  } catch (error) {
    // A database that could not be opened has released its resources itself.
    await storage.opened.then(
      () => storage.connection.close(),
      () => undefined,
    );
    throw error;
  }
}

async function startWithStorage(
  { connection, opened }: OpeningConnection,
  config: Config,
  options: StartOptions,
): Promise<RunningServer> {
  const log = createLog(config.logLevel, { version: readVersion() });
  const clock = options.clock ?? connection.clock;
  const secrets = readSecrets(config);
  const keys = toKeyring(secrets);
  const quiet = createQuietMode(config);
  // Areas are connected and pages loaded while the database opens. Nothing queries it before its migrations are applied.
  const preparation = opened.then(async () => {
    await migrate(connection);
    keys.hashing = await settleSecrets(connection, secrets, { acceptNew: config.acceptNewSecret });
    await quiet.settle(connection);
    warnOfQuietMode(log, quiet.reason());
  });
  preparation.catch(() => undefined);
  const traffic = createTraffic();
  // Only pages show lists with covers.
  const coversInAdvance = options.pages !== false;
  const arrivals = createArrivals();
  const queues = createQueues(arrivals);
  const context = createContext({
    ...{ config, connection, clock, log, secrets, keys, quiet, traffic, queues, coversInAdvance },
    fetchGuard: options.fetchGuard ?? {},
  });
  context.readAhead();
  const { texts } = context;

  const times = createRequestTimes();
  const pageCache = (options.createPageCache ?? createPageCache)({
    maxBytes: config.pageCacheBytes,
    lifetimeMs: cachedPagesLiveMs,
    // All pages contain texts, and most data of homes depend on the day.
    version: () => `${clock.today()} ${texts.version} ${context.operatorVersion()}`,
  });
  context.homeEvents.subscribe(({ homes, kind }) =>
    pageCache.changed(homes === 'all' ? ['everything'] : homeTags(homes, kind)),
  );
  context.readModels.subscribe((table) => pageCache.changed(tagsOfTable[table]));
  context.content.onMenusChanged(() => pageCache.changed(['menus']));
  const cachesPages = options.development === undefined && config.pageCacheBytes > 0;
  const { trustedProxies } = config;
  const app = await createApp(
    config,
    log,
    times,
    cachesPages
      ? unlessClosed(
          context.isClosed,
          unlessStartElsewhere(
            context.operator,
            createCachedAnswers({
              ...{ cache: pageCache, queue: queues.pages, texts, trustedProxies, log, times },
              isLogged: requestSampler(config.loggedRequests),
            }),
          ),
        )
      : undefined,
    options.slowestMs,
  );
  traffic.watch(app.server);
  arrivals.watch(app.server);
  watchHomeViews(app.server, context.countHomeView);
  watchArrivals(app.server, new URL(config.publicUrl).hostname, (arrival) => {
    // A failed count must not affect the visitor.
    void context.countArrival(arrival).catch(() => undefined);
  });
  let ready = false;
  const { watch } = context;
  const health = async (): Promise<Health> => {
    // Checked first: a database with a full disk may not answer any more.
    if (isDiskFull(config.dataDir, options.freeBytes)) {
      return { ...startingHealth, reason: 'disk-full' };
    }
    const currentHealth = await connection.guard(context.health());
    return { ...currentHealth, ready: ready && currentHealth.ready };
  };
  registerHealth(app, {
    health,
    hasStarted: () => ready,
    parts: () => ({ ...watch.parts() }),
    clockSkewMs: () => watch.clockSkewMs(),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (ready || /^\/(healthz|readyz|servez)\b/.test(request.url)) return;
    return sendRefusal(reply, { status: 503, type: 'unavailable', retryAfter: 2 });
  });
  const publicOrigin = new URL(config.publicUrl).origin;
  registerCertificateHosts(app, {
    publicOrigin,
    operator: context.operator,
    isPartners: async (host) => (await context.partnerOfHost(host)) !== null,
  });
  const readSession = createSessionReader(
    [secrets.current, ...secrets.others],
    context.findSession,
    clock.now,
  );
  registerClosedSite(app, {
    isClosed: context.isClosed,
    operator: context.operator,
    texts,
    routes: siteRoutes(config.trailingSlash),
    readUser: async (request) =>
      (await connection.guard(readSession({ cookies: readCookies(request), body: {} }))).user,
  });
  registerOtherDomains(app, { operator: context.operator, publicOrigin });
  registerStartLanguage(app, {
    operator: context.operator,
    routes: siteRoutes(config.trailingSlash),
  });
  const { development } = options;
  if (development) {
    app.addHook('onRequest', (request, reply, done) => {
      // Shows edited texts at once; requests for modules and pictures do not need them.
      if (!request.url.includes('.') || request.url.startsWith('/locales/')) texts.reload();
      development.middleware(request.raw, reply.raw, () => done());
    });
  }
  registerApi(app, {
    bound: [...context.endpoints.values()],
    readSession,
    acting: context.acting,
    limits: createCallLimits(config.rateLimit, options.limiter),
    publicOrigin,
    guard: (work) => connection.guard(work),
    log,
  });
  registerKeyDocs(app, { texts, operator: context.operator, publicUrl: publicOrigin });
  registerApiDocs(app, Object.values(api), rawCalls, context.operator);
  registerRawRoutes(app, context.routes, {
    publicOrigin,
    readSession,
    guard: (work) => connection.guard(work),
    log,
  });
  const formerAssets = join(config.dataDir, 'assets');
  // The folder has to exist before the server starts; files may be added later.
  if (config.production) mkdirSync(formerAssets, { recursive: true });
  registerAssets(app, [builtAssets, formerAssets]);
  registerLocales(app, texts);
  registerBrowserFiles(app, texts, siteRoutes(config.trailingSlash));
  registerAppManifest(app, texts, siteRoutes(config.trailingSlash), context.operator);
  if (options.pages !== false) {
    registerPages(app, {
      origins: config,
      tagContainers: config.tagContainers,
      build: options.development?.build ?? (await loadBuiltPages()),
      callInProcess: createInProcessApi(context.endpoints, log, (work) => connection.guard(work)),
      today: () => clock.today(),
      publicUrl: config.publicUrl,
      texts,
      trailingSlash: config.trailingSlash,
      cataloguePath: context.cataloguePath,
      placeNumber: context.placeNumber,
      partnerOfHost: context.partnerOfHost,
      paymentWays: config.paymentWays,
      reseller: config.resellerDomain ? { domain: config.resellerDomain, paths: config.resellerPaths } : null,
      office: context.officeLine,
      operator: context.operator,
      content: context.content,
      externalTargets: config.externalTargets,
      development: options.development !== undefined,
      developerPages: !config.production,
      demoPeople: readDemoPeople(config),
      hasInventedHomes: context.hasInventedHomes,
      isQuiet: () => quiet.reason() !== null,
      // Development shows edits at once.
      cache: cachesPages ? pageCache : null,
      queue: queues.pages,
    });
  }

  // Fastify builds its routes while the database opens.
  await app.ready();
  await preparation;
  const nodeMetrics = createNodeMetrics(
    times,
    () => pageCache.state(),
    async () => [...(await context.figures()), ...watch.figures(), ...queueFigures(queues)],
    config.pageCacheBytes,
    () => context.indexBytes(),
  );
  let metricsServer: MetricsServer | null = null;
  try {
    if (config.metrics !== null) {
      metricsServer = await serveMetrics(config.metrics, () => nodeMetrics.text());
    }
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    nodeMetrics.stop();
    await metricsServer?.close();
    throw error;
  }
  const quietCollection = collectWhenQuiet(traffic);
  const { port } = app.server.address() as AddressInfo;
  let stopPromise: Promise<void> | null = null;
  return {
    address: config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl,
    ready: context.start().then(() => {
      ready = true;
      watch.start();
      if (config.production) {
        void keepAssets(builtAssets, formerAssets, clock.now()).catch((error: unknown) =>
          log.warn({ err: error }, 'scripts of this version were not kept for the next'),
        );
      }
      if (options.warmsPages && cachesPages) {
        void warmPages({
          visit: (path) => visitInProcess(app, publicOrigin, path),
          quietMs: () => traffic.quietMs(),
          today: () => clock.today(),
          isStopped: () => stopPromise !== null,
        });
      }
    }),
    inject: app.inject.bind(app),
    stop: () =>
      (stopPromise ??= (async () => {
        ready = false;
        watch.stop();
        quietCollection.stop();
        const closing = app.close();
        await traffic.drained();
        app.server.closeAllConnections();
        await closing;
        await context.stop();
        nodeMetrics.stop();
        await metricsServer?.close();
        await connection.close();
      })()),
  };
}

/** Returns the HTML of a page as a visitor of the configured host would get it. */
async function visitInProcess(
  app: Awaited<ReturnType<typeof createApp>>,
  publicOrigin: string,
  path: string,
): Promise<string | null> {
  const { statusCode, body } = await app.inject({ url: path, headers: { host: new URL(publicOrigin).host } });
  return statusCode === 200 ? body : null;
}

async function loadBuiltPages(): Promise<ServerBuild> {
  if (!existsSync(builtPages)) throw new Error('The pages are not built: run npm run build.');
  return (await import(builtPages.href)) as ServerBuild;
}

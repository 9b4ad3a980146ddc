import type { CurrentOperator, Operator } from '../../domain/operator/operator.ts';
import type { DemoPerson } from '../../domain/demo-people.ts';
import { randomBytes } from 'node:crypto';
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { Partner } from '../../contract/partners/get-partner.ts';
import type { Reseller } from '../../domain/site-link.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { matchPath, routeNamed, siteRoutes } from '../../domain/site-routes.ts';
import type { Route } from '../../domain/route.ts';
import type { apiOver as ApiOver } from '../../web/app/api/open-envelope.ts';
import type { Site, siteContext as SiteContext } from '../../web/app/api/site-context.ts';
import type { PageData } from '../../web/app/document/page-data.ts';
import type { PageText } from '../../web/app/document/page-parts.tsx';
import type { IsKept } from '../../web/app/document/page-source.ts';
import type { Config } from '../config.ts';
import { isDatabaseDown } from '../platform/database-down.ts';
import type { CallInProcess } from './in-process-api.ts';
import { buildOfPage, buildOfRoom, cataloguePath, roomOfRoute, rooms, type Room } from './room-builds.ts';
import { pathOfData } from './page-address.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import type { RenderedPage, RenderUnlessSame } from './page-cache.ts';
import type { PageTag } from './page-tags.ts';
import { inStyle, redirectTarget, type RedirectDeps } from './redirects.ts';
import { contentSecurityPolicy, type AllowedOrigins } from './security-headers.ts';
import { containerFor } from './tag-container.ts';

export interface RenderPageDeps extends RedirectDeps {
  /** The built web app; in development it is loaded anew with each request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  callInProcess: CallInProcess;
  today(): string;
  publicUrl: string;
  /** The partner whose branded pages a host shows; null: our own. */
  partnerOfHost(host: string): Promise<Partner | null>;
  /** Where links to other pages than the named ones lead; null: nowhere else. */
  reseller: Reseller | null;
  /** How the house is reached. */
  office(): Site['office'];
  operator: CurrentOperator;
  content: Site['content'];
  texts: SiteTexts;
  /** The servers of a configured map and tag manager, which the policy allows. */
  origins: AllowedOrigins;
  tagContainers: Config['tagContainers'];
  development: boolean;
  /** Whether pages for developers alone, such as the design system, are shown too. */
  developerPages: boolean;
  demoPeople: readonly DemoPerson[];
  hasInventedHomes: Site['hasInventedHomes'];
  /** Whether nothing leaves the house, since this is not the live site. */
  isQuiet: Site['isQuiet'];
  /** Parts of pages that were rendered before; null: each page renders its own. */
  parts: Site['parts'];
}

/** `web/entry.server.tsx` hands these out beside its request handler. */
interface PagesEntry {
  apiOver: typeof ApiOver;
  siteContext: typeof SiteContext;
  /** Takes what the loaders of a page answer. */
  pageData: RouterContext<PageData>;
  /** Says whether a page would be the one that is kept, which is not rendered then. */
  isKept: RouterContext<IsKept | null>;
  /** Holds what was rendered for the request; a page's response itself is empty. */
  pageText: RouterContext<PageText>;
}

/** Hot reload injects its own scripts and styles. */
const developmentPolicy = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

interface PageRenderer {
  /** Renders a page for one request. */
  render(pathAndQuery: string, method: 'GET' | 'HEAD', host: string): Promise<RenderedPage>;
  /** Renders a page that is kept afterwards, unless it is made of what the one was made of that is kept already. */
  renderUnlessSame(
    pathAndQuery: string,
    host: string,
    keptSource: string | null,
  ): ReturnType<RenderUnlessSame>;
}

/**
 * Renders the page, or its data for a change of page in the browser, whole and with all its headers. Only
 * what pages may depend on goes in: path and query, never cookies, whose branded pages the host shows, and
 * the configured origin instead of the Host header.
 */
export function createPageRenderer(deps: RenderPageDeps): PageRenderer {
  const handlerOf = createHandlers(deps);

  async function render(
    pathAndQuery: string,
    method: 'GET' | 'HEAD',
    host: string,
    isKeptPage: IsKept | null,
  ): Promise<RenderedPage> {
    // Joined, not resolved: an address that begins with two slashes would name another host.
    const url = new URL(deps.publicUrl + pathAndQuery);
    const forData = url.pathname.endsWith('.data') || url.pathname === '/__manifest';
    if (!forData) {
      const target = await redirectTarget(url, deps);
      if (target !== null)
        return {
          status: target.status,
          headers: { location: target.location },
          body: Buffer.alloc(0),
          tags: new Set(),
        };
    }
    const build = typeof deps.build === 'function' ? await deps.build() : deps.build;
    const { apiOver, isKept, siteContext, pageData, pageText } = build.entry.module as unknown as PagesEntry;
    const match = matchPath(pathOfData(url.pathname));
    const room = (forData && roomOfAskedRoutes(url)) || roomOfMatch(match);
    const tags = new Set<PageTag>();
    let isDatabaseAway = false;
    const isOwn = url.searchParams.has('bookingHash') || linkPages.has(match?.name ?? '');
    const origins = isOwn ? { ...deps.origins, ...nothingLoaded } : deps.origins;
    const nonce = randomBytes(16).toString('hex');
    const context = new RouterContextProvider();
    context.set(pageData, {});
    context.set(isKept, isKeptPage);
    // A page without the partner's own name is better than none.
    const partner = await deps.partnerOfHost(host).catch(() => null);
    const operator = deps.operator();
    const name = partner?.partnerName ?? operator.name;
    context.set(siteContext, {
      api: apiOver((call, input) =>
        deps.callInProcess(call, input, tags).catch((error: unknown) => {
          isDatabaseAway ||= isDatabaseDown(error);
          throw error;
        }),
      ),
      partner,
      name,
      look: lookOf(operator),
      reseller: deps.reseller,
      office: deps.office(),
      content: {
        ...deps.content,
        page: (match, preview) => {
          tags.add('content');
          return deps.content.page(match, preview);
        },
        start: (language, preview) => {
          tags.add('content');
          return deps.content.start(language, preview);
        },
        place: (path, language, preview) => {
          tags.add('content');
          return deps.content.place(path, language, preview);
        },
      },
      origin: deps.publicUrl,
      routes: siteRoutes(deps.trailingSlash),
      today: deps.today(),
      // Browsers hide nonces from scripts: React would find another page than the server sent. In production it does not look.
      nonce: deps.development ? undefined : nonce,
      parts: deps.parts,
      developerPages: deps.developerPages,
      demoPeople: deps.demoPeople,
      // A demo world is written before its site starts and taken away by nobody: pages need no tag for it.
      isQuiet: deps.isQuiet,
      hasInventedHomes: () => deps.hasInventedHomes().catch(() => false),
      businessLogins: {
        retailer: deps.origins.businessLogins.retailer ?? '/login/retailer',
        partner: deps.origins.businessLogins.partner ?? '/login/partner',
      },
      tagContainer: (language) => {
        if (isOwn) return null;
        const id = containerFor(deps.tagContainers, partner, language);
        const { tagOrigin } = deps.origins;
        return id === undefined || tagOrigin === null ? null : { origin: tagOrigin, id };
      },
      translate: (language) => deps.texts.translate(language, name),
      textsUrl: (language, file) => `/locales/${language}/${file}.json?v=${deps.texts.version}`,
    });
    const response = await handlerOf(room, forData ? undefined : (match?.name ?? cataloguePath))(
      new Request(url, { method }),
      context,
    );
    const headers = Object.fromEntries(response.headers);
    const isForNow = isDatabaseAway && response.status === 500;
    const status = isForNow ? 503 : response.status;
    if (isForNow) headers['retry-after'] = '5';
    const { location } = headers;
    if (location?.startsWith('/')) headers['location'] = inStyle(location, deps.trailingSlash);
    headers['cache-control'] ??= 'no-cache';
    // What an editor's link shows is not yet published: nobody keeps it, and nobody finds it.
    if (url.searchParams.has('preview')) {
      headers['cache-control'] = 'no-store';
      headers['x-robots-tag'] = 'noindex';
    }
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    const text = isPage ? context.get(pageText) : [];
    const body = text.length === 0 ? Buffer.from(await response.arrayBuffer()) : null;
    if (deps.development) {
      return {
        status,
        headers: { ...headers, 'content-security-policy': developmentPolicy },
        body: body ?? bufferOf(text),
        tags,
      };
    }
    // What comes as bytes has no scripts: parts that lay ready, and data.
    const hashed = text.map((part): { parts: PageText; hashes: string[] } =>
      typeof part === 'string' ? hashInlineScripts(part, nonce) : { parts: [part], hashes: [] },
    );
    const hashes = [...new Set(hashed.flatMap((part) => part.hashes))];
    return {
      status,
      headers: { ...headers, 'content-security-policy': contentSecurityPolicy(origins, hashes) },
      body: body ?? bufferOf(hashed.flatMap(({ parts }) => parts)),
      tags,
    };
  }

  return {
    render: (pathAndQuery, method, host) => render(pathAndQuery, method, host, null),
    async renderUnlessSame(pathAndQuery, host, keptSource) {
      let source: string | null = null;
      let isSame = false;
      const page = await render(pathAndQuery, 'GET', host, (current) => {
        source = current;
        isSame = current === keptSource;
        return isSame;
      });
      return isSame ? { status: 'unchanged', tags: page.tags } : { ...page, source };
    },
  };
}

/**
 * The handler of a room's page; of the whole room (undefined) for data, which may be asked for of several routes at once. In development
 * the browser knows all rooms, since nothing is built for each.
 */
function createHandlers({
  build,
  development,
}: RenderPageDeps): (room: Room, page: string | undefined) => RequestHandler {
  if (typeof build === 'function') {
    const all = createRequestHandler(build, development ? 'development' : 'production');
    return () => all;
  }
  const ofRooms = new Map(rooms.map((room) => [room, buildOfRoom(build, room)]));
  const { pageData } = build.entry.module as unknown as PagesEntry;
  const handlers = new Map<string, RequestHandler>();
  return (room, page) => {
    const key = `${room}/${page ?? ''}`;
    let handler = handlers.get(key);
    if (!handler) {
      const ofRoom = ofRooms.get(room)!;
      handler = createRequestHandler(
        page === undefined ? ofRoom : buildOfPage(ofRoom, page, pageData),
        'production',
      );
      handlers.set(key, handler);
    }
    return handler;
  };
}

/**
 * Pages that the link of a mail opens, or that show what such a link does. What one shows is for one person: it loads nothing
 * from other servers, whatever was consented to.
 */
const linkPages: ReadonlySet<string> = new Set([
  'bookingView',
  'BookingFinish',
  'OptionFinish',
  'LandlordBookingConfirmation',
  'MailSettings',
  'NewsletterConfirmation',
  'NewsletterVoting',
]);
const nothingLoaded = { mapOrigins: [], tagOrigin: null } as const;

/** Pictures say in their addresses how large they are (`server/areas/operator/operator-files.ts`). */
function lookOf({ facts: { logo, favicon, mainColour, accentColour } }: Operator): Site['look'] {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(logo ?? '') ?? [];
  return {
    logo:
      logo === undefined || width === undefined
        ? null
        : { url: logo, width: Number(width), height: Number(height) },
    colours:
      mainColour === undefined || accentColour === undefined
        ? null
        : { main: mainColour, accent: accentColour },
    favicon: favicon ?? null,
  };
}

/** The room of the routes whose data the browser asks for, wherever the path leads; null where it names none. */
function roomOfAskedRoutes({ searchParams }: URL): Room | null {
  const asked = (searchParams.get('_routes') ?? '').split(',').find((id) => id !== '' && id !== 'root');
  return asked === undefined ? null : roomOfRoute(asked);
}

function roomOfMatch(match: ReturnType<typeof matchPath>): Room {
  const route: Route | null = match && routeNamed(match.name);
  return route?.room ?? 'guests';
}

const bufferOf = (parts: PageText): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

import { toPercent, usualCommissionPerMille } from '../../domain/landlord-commission.ts';
import type { CurrentOperator, Operator } from '../../domain/operator/operator.ts';
import type { DemoPerson } from '../../domain/demo-people.ts';
import { randomBytes } from 'node:crypto';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { Partner } from '../../contract/partners/get-partner.ts';
import type { Reseller } from '../../domain/site-link.ts';
import type { ResponseOf } from '../../contract/define-endpoint.ts';
import type { translatePath } from '../../contract/whoami/translate-path.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { matchPath, routeNamed, siteRoutes } from '../../domain/site-routes.ts';
import type { Route } from '../../domain/route.ts';
import type { Site } from '../../web/app/api/site-context.ts';
import type { IsKept } from '../../web/app/document/page-source.ts';
import type { Config } from '../config.ts';
import { isDatabaseDown } from '../platform/database-down.ts';
import type { CallInProcess } from './in-process-api.ts';
import { emptyPage, finishPage } from './finish-page.ts';
import { createPageHandlers, pagesEntry, type PagesEntry } from './page-handlers.ts';
import { cataloguePath, roomOfRoute, type Room } from './room-builds.ts';
import { dataToPagePath } from './page-address.ts';
import type { RenderedPage, RenderUnlessSame } from '../../engines/pages/face.ts';
import type { PageTag } from './page-tags.ts';
import { redirectTarget, type RedirectDeps } from './redirects.ts';
import type { AllowedOrigins } from './security-headers.ts';
import { chooseContainer } from './tag-container.ts';

export interface RenderPageDeps extends Omit<RedirectDeps, 'translatePath'> {
  /** The built web app; in development it is loaded for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  callInProcess: CallInProcess;
  today(): string;
  publicUrl: string;
  /** Finds the partner whose branded pages a host shows; null for our own. */
  partnerOfHost(host: string): Promise<Partner | null>;
  /** The target of links to further pages; null if there is none. */
  reseller: Reseller | null;
  paymentWays: Site['paymentWays'];
  /** Returns the contact data of the office. */
  office(): Site['office'];
  operator: CurrentOperator;
  content: Site['content'];
  texts: SiteTexts;
  /** The servers of a configured map and tag manager, which the policy allows. */
  origins: AllowedOrigins;
  tagContainers: Config['tagContainers'];
  development: boolean;
  /** True when pages for developers, such as the design system, are shown. */
  developerPages: boolean;
  demoPeople: readonly DemoPerson[];
  hasInventedHomes: Site['hasInventedHomes'];
  /** True when nothing may be sent outside, since this is not the live site. */
  isQuiet: Site['isQuiet'];
}

interface PageRenderer {
  /** Renders a page for one request. */
  render(pathAndQuery: string, method: 'GET' | 'HEAD', host: string): Promise<RenderedPage>;
  /** Renders a page for the cache, unless its data are unchanged since the cached version. */
  renderUnlessSame(
    pathAndQuery: string,
    host: string,
    keptSource: string | null,
  ): ReturnType<RenderUnlessSame>;
}

interface AskedPage {
  match: ReturnType<typeof matchPath>;
  room: Room;
  /** True for a page about one person, which loads nothing from other servers. */
  isOwn: boolean;
  isPreview: boolean;
  /** The servers from which the page may load. */
  origins: AllowedOrigins;
  nonce: string;
}

/** Records the answers to a page's loaders. */
interface Answered {
  /** The cache tags of the data that the page shows. */
  readonly tags: Set<PageTag>;
  isDatabaseAway: boolean;
}

/**
 * Renders the page, or its data for client-side navigation, whole and with all its headers. Its only inputs are path and query, the brand
 * of the requested host, and the configured origin instead of the Host header; cookies are not among them.
 */
export function createPageRenderer(deps: RenderPageDeps): PageRenderer {
  const findHandler = createPageHandlers(deps);
  const redirectDeps: RedirectDeps = {
    ...deps,
    async translatePath(routepath, languageCode, targetLanguageCode) {
      const input = { routepath, languageCode, targetLanguageCode };
      const { data } = await deps.callInProcess('translatePath', input, new Set());
      return (data as ResponseOf<typeof translatePath> | null)?.datas.location ?? null;
    },
  };

  async function render(
    pathAndQuery: string,
    method: 'GET' | 'HEAD',
    host: string,
    isKeptPage: IsKept | null,
  ): Promise<RenderedPage> {
    // Concatenates instead of resolving: an address that begins with two slashes would name another host.
    const url = new URL(deps.publicUrl + pathAndQuery);
    const forData = url.pathname.endsWith('.data') || url.pathname === '/__manifest';
    const target = forData ? null : await redirectTarget(url, redirectDeps);
    if (target !== null) return emptyPage(target.status, { location: target.location });
    const build = typeof deps.build === 'function' ? await deps.build() : deps.build;
    const { apiOver, isKept, siteContext, pageData, pageText } = pagesEntry(build);
    const requestedPage = readAddress(url, forData);
    const answers: Answered = { tags: new Set(), isDatabaseAway: false };
    const context = new RouterContextProvider();
    context.set(pageData, {});
    context.set(isKept, isKeptPage);
    context.set(siteContext, await buildSite(requestedPage, host, answers, apiOver));
    const handle = findHandler(
      requestedPage.room,
      forData ? undefined : (requestedPage.match?.name ?? cataloguePath),
    );
    const response = await handle(new Request(url, { method }), context);
    return finishPage(response, () => context.get(pageText), { ...deps, ...requestedPage, ...answers });
  }

  /** Parses an address, and determines the servers from which its page may load. */
  function readAddress(url: URL, forData: boolean): AskedPage {
    const match = matchPath(dataToPagePath(url.pathname));
    const isOwn = url.searchParams.has('bookingHash') || linkPages.has(match?.name ?? '');
    return {
      match,
      room: (forData && roomOfRequestedRoutes(url)) || roomOfMatch(match),
      isOwn,
      isPreview: url.searchParams.has('preview'),
      origins: isOwn ? { ...deps.origins, ...nothingLoaded } : deps.origins,
      nonce: randomBytes(16).toString('hex'),
    };
  }

  /** Builds the site object for loaders and views. It records the tags of their answers. */
  async function buildSite(
    { isOwn, nonce }: AskedPage,
    host: string,
    answers: Answered,
    apiOver: PagesEntry['apiOver'],
  ): Promise<Site> {
    const { tags } = answers;
    // A page without the partner's name is better than none.
    const partner = await deps.partnerOfHost(host).catch(() => null);
    const operator = deps.operator();
    /** A page whose data are missing because the database is away asks to come again. */
    const watch = <Result>(work: Promise<Result>): Promise<Result> =>
      work.catch((error: unknown) => {
        answers.isDatabaseAway ||= isDatabaseDown(error);
        throw error;
      });
    const read =
      <Args extends unknown[], Result>(tag: PageTag | null, work: (...args: Args) => Promise<Result>) =>
      (...args: Args): Promise<Result> => {
        if (tag !== null) tags.add(tag);
        return watch(work(...args));
      };
    const name = partner?.partnerName ?? operator.name;
    return {
      api: apiOver((call, input) => watch(deps.callInProcess(call, input, tags))),
      partner,
      name,
      house: operator.name,
      country: operator.company.country.toLowerCase(),
      insurance: operator.insurance,
      commissionPercent: toPercent(operator.facts.commissionPerMille ?? usualCommissionPerMille),
      languages: operator.languages,
      mainLanguage: operator.mainLanguage,
      look: buildLook(operator),
      reseller: deps.reseller,
      paymentWays: deps.paymentWays,
      office: deps.office(),
      content: {
        page: read('content', deps.content.page),
        pageAt: read('content', deps.content.pageAt),
        movedTo: read('content', deps.content.movedTo),
        place: read('content', deps.content.place),
        start: read('content', deps.content.start),
        menus: read('menus', deps.content.menus),
        topics: read(null, deps.content.topics),
        paths: read(null, deps.content.paths),
      },
      origin: deps.publicUrl,
      routes: siteRoutes(deps.trailingSlash),
      today: deps.today(),
      // Browsers hide nonces from scripts, so that React in development would report a difference from the server's page. Production builds
      // do not compare.
      nonce: deps.development ? undefined : nonce,
      developerPages: deps.developerPages,
      demoPeople: deps.demoPeople,
      // A demo world is written before its site starts and never removed: pages need no tag for it.
      isQuiet: deps.isQuiet,
      hasInventedHomes: () => deps.hasInventedHomes().catch(() => false),
      businessLogins: {
        retailer: deps.origins.businessLogins.retailer ?? '/login/retailer',
        partner: deps.origins.businessLogins.partner ?? '/login/partner',
      },
      tagContainer: (language) => {
        if (isOwn) return null;
        const id = chooseContainer(deps.tagContainers, partner, language);
        const { tagOrigin } = deps.origins;
        return id === undefined || tagOrigin === null ? null : { origin: tagOrigin, id };
      },
      translate: (language) => deps.texts.translate(language, name),
      textsUrl: (language, file) => `/locales/${language}/${file}.json?v=${deps.texts.version}`,
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
 * Pages that a mail's link opens, or that show its result. Each is for one person, and loads nothing from other servers even with consent.
 */
const linkPages: ReadonlySet<string> = new Set([
  'bookingView',
  'BookingFinish',
  'OptionFinish',
  'CheckIn',
  'LandlordBookingConfirmation',
  'MailSettings',
  'NewsletterConfirmation',
  'NewsletterVoting',
]);
const nothingLoaded = { mapOrigins: [], tagOrigin: null } as const;

/** Builds the site's appearance; pictures have their size in their addresses (`server/areas/operator/operator-files.ts`). */
function buildLook({ colours, facts: { logo, favicon } }: Operator): Site['look'] {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(logo ?? '') ?? [];
  return {
    logo:
      logo === undefined || width === undefined
        ? null
        : { url: logo, width: Number(width), height: Number(height) },
    colours,
    favicon: favicon ?? null,
  };
}

/** Returns the room of the routes whose data the browser requests, independent of the path; null if it names none. */
function roomOfRequestedRoutes({ searchParams }: URL): Room | null {
  const routeId = (searchParams.get('_routes') ?? '').split(',').find((id) => id !== '' && id !== 'root');
  return routeId === undefined ? null : roomOfRoute(routeId);
}

function roomOfMatch(match: ReturnType<typeof matchPath>): Room {
  const route: Route | null = match && routeNamed(match.name);
  return route?.room ?? 'guests';
}

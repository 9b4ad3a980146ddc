import type { CurrentOperator, Operator } from '../../domain/operator/operator.ts';
import type { DemoPerson } from '../../domain/demo-people.ts';
import { randomBytes } from 'node:crypto';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { Partner } from '../../contract/partners/get-partner.ts';
import type { Reseller } from '../../domain/site-link.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { matchPath, routeNamed, siteRoutes } from '../../domain/site-routes.ts';
import type { Route } from '../../domain/route.ts';
import type { Site } from '../../web/app/api/site-context.ts';
import type { IsKept } from '../../web/app/document/page-source.ts';
import type { Config } from '../config.ts';
import { isDatabaseDown } from '../platform/database-down.ts';
import type { CallInProcess } from './in-process-api.ts';
import { emptyPage, finishPage } from './finish-page.ts';
import { createPageHandlers, entryOf, type PagesEntry } from './page-handlers.ts';
import { cataloguePath, roomOfRoute, type Room } from './room-builds.ts';
import { pathOfData } from './page-address.ts';
import type { RenderedPage, RenderUnlessSame } from '../../engines/pages/face.ts';
import type { PageTag } from './page-tags.ts';
import { redirectTarget, type RedirectDeps } from './redirects.ts';
import type { AllowedOrigins } from './security-headers.ts';
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
  paymentWays: Site['paymentWays'];
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

interface AskedPage {
  match: ReturnType<typeof matchPath>;
  room: Room;
  /** It is for one person: it loads nothing from other servers. */
  isOwn: boolean;
  isPreview: boolean;
  /** The servers from which it may load. */
  origins: AllowedOrigins;
  nonce: string;
}

/** What the loaders of a page were answered. */
interface Answered {
  /** What it is made of. */
  readonly tags: Set<PageTag>;
  isDatabaseAway: boolean;
}

/**
 * Renders the page, or its data for a change of page in the browser, whole and with all its headers. Only
 * what pages may depend on goes in: path and query, never cookies, whose branded pages the host shows, and
 * the configured origin instead of the Host header.
 */
export function createPageRenderer(deps: RenderPageDeps): PageRenderer {
  const handlerOf = createPageHandlers(deps);

  async function render(
    pathAndQuery: string,
    method: 'GET' | 'HEAD',
    host: string,
    isKeptPage: IsKept | null,
  ): Promise<RenderedPage> {
    // Joined, not resolved: an address that begins with two slashes would name another host.
    const url = new URL(deps.publicUrl + pathAndQuery);
    const forData = url.pathname.endsWith('.data') || url.pathname === '/__manifest';
    const target = forData ? null : await redirectTarget(url, deps);
    if (target !== null) return emptyPage(target.status, { location: target.location });
    const build = typeof deps.build === 'function' ? await deps.build() : deps.build;
    const { apiOver, isKept, siteContext, pageData, pageText } = entryOf(build);
    const asked = readAddress(url, forData);
    const answered: Answered = { tags: new Set(), isDatabaseAway: false };
    const context = new RouterContextProvider();
    context.set(pageData, {});
    context.set(isKept, isKeptPage);
    context.set(siteContext, await siteFor(asked, host, answered, apiOver));
    const handle = handlerOf(asked.room, forData ? undefined : (asked.match?.name ?? cataloguePath));
    const response = await handle(new Request(url, { method }), context);
    return finishPage(response, () => context.get(pageText), { ...deps, ...asked, ...answered });
  }

  /** What an address asks for, and what its page may load. */
  function readAddress(url: URL, forData: boolean): AskedPage {
    const match = matchPath(pathOfData(url.pathname));
    const isOwn = url.searchParams.has('bookingHash') || linkPages.has(match?.name ?? '');
    return {
      match,
      room: (forData && roomOfAskedRoutes(url)) || roomOfMatch(match),
      isOwn,
      isPreview: url.searchParams.has('preview'),
      origins: isOwn ? { ...deps.origins, ...nothingLoaded } : deps.origins,
      nonce: randomBytes(16).toString('hex'),
    };
  }

  /** What loaders and views know of the site. It writes down what they are answered of. */
  async function siteFor(
    { isOwn, nonce }: AskedPage,
    host: string,
    answered: Answered,
    apiOver: PagesEntry['apiOver'],
  ): Promise<Site> {
    const { tags } = answered;
    // A page without the partner's own name is better than none.
    const partner = await deps.partnerOfHost(host).catch(() => null);
    const operator = deps.operator();
    const name = partner?.partnerName ?? operator.name;
    return {
      api: apiOver((call, input) =>
        deps.callInProcess(call, input, tags).catch((error: unknown) => {
          answered.isDatabaseAway ||= isDatabaseDown(error);
          throw error;
        }),
      ),
      partner,
      name,
      house: operator.name,
      insurance: operator.insurance,
      languages: operator.languages,
      look: lookOf(operator),
      reseller: deps.reseller,
      paymentWays: deps.paymentWays,
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
function lookOf({ colours, facts: { logo, favicon } }: Operator): Site['look'] {
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

/** The room of the routes whose data the browser asks for, wherever the path leads; null where it names none. */
function roomOfAskedRoutes({ searchParams }: URL): Room | null {
  const asked = (searchParams.get('_routes') ?? '').split(',').find((id) => id !== '' && id !== 'root');
  return asked === undefined ? null : roomOfRoute(asked);
}

function roomOfMatch(match: ReturnType<typeof matchPath>): Room {
  const route: Route | null = match && routeNamed(match.name);
  return route?.room ?? 'guests';
}

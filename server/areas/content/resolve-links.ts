import { parseContentLink, type ContentLink } from '../../../domain/content-links.ts';
import { contentPageKey, isOpenRoute, openContentRoutes } from '../../../domain/content-pages.ts';
import { contentRoutes } from '../../../domain/content-routes.ts';
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import { ordinaryFolder, ordinaryName } from '../../../domain/ordinary-pages.ts';
import { routePattern } from '../../../domain/routes.ts';
import { servedRoutes, type RouteName, type SiteRoutes } from '../../../domain/site-routes.ts';
import type { Offers } from '../offers/offers.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Whoami } from '../whoami/whoami.ts';
import { pathOfPage } from './page-paths.ts';
import type { Published } from './published.ts';

export interface LinkDeps {
  routes: SiteRoutes;
  whoami: Whoami;
  offers: Pick<Offers, 'one'>;
  uploads: Pick<Uploads, 'baseOf'>;
}

const routeNames: ReadonlySet<string> = new Set(servedRoutes.map(({ name }) => name));
const contentNames: ReadonlySet<string> = new Set(contentRoutes.map(({ name }) => name));
const isRouteName = (name: string): name is RouteName => routeNames.has(name);

/** Resolves links and pictures for one language. */
type Place = NonNullable<Awaited<ReturnType<Whoami['lookUp']>>>['datas'];

interface Resolver {
  /** Returns null if the target does not exist in this language. */
  href(to: string): Promise<string | null>;
  /** Returns the base URL of a scene's pictures; null if the scene does not exist. */
  picture(scene: string): Promise<string | null>;
}

export function createResolver(
  { routes, whoami, offers, uploads }: LinkDeps,
  published: Published,
  language: Language,
): Resolver {
  async function findPlace(slug: string): Promise<Place | null> {
    return (await whoami.lookUp(`/${slug}`, defaultLanguage))?.datas ?? null;
  }

  function pagePath({ name, param, fragment }: Extract<ContentLink, { kind: 'page' }>): string | null {
    const end = fragment === null ? '' : `#${fragment}`;
    if (name === ordinaryName || isOpenRoute(name)) {
      const folder = name === ordinaryName ? ordinaryFolder : openContentRoutes[name].folder;
      const target = `${folder}${param ?? ''}`;
      return published.find(target, language) && pathOfPage(routes, published, target, language) + end;
    }
    if (!isRouteName(name)) return null;
    if (contentNames.has(name) && !published.find(contentPageKey(name), language)) return null;
    const pathParameter = /:(\w+)(?:\([^)]*\))?(\?|\*)?/.exec(
      routePattern(routes.routeNamed(name), language),
    );
    if (pathParameter && param === null && pathParameter[2] === undefined) return null;
    return (
      routes.pathOf(name, language, pathParameter && param !== null ? { [pathParameter[1]!]: param } : {}) +
      end
    );
  }

  /** Translates the countries' names in a query into codes: the search page uses codes, while authors use names. */
  async function searchPath(query: string): Promise<string> {
    const request = new URLSearchParams(query);
    const country = request.get('country');
    if (country !== null && country.length > 2) {
      const code = (await findPlace(country))?.country;
      if (code === undefined) request.delete('country');
      else request.set('country', code);
    }
    const path = routes.pathOf('Search', language);
    return request.size === 0 ? path : `${path}?${request.toString()}`;
  }

  return {
    async href(to: string): Promise<string | null> {
      const link = parseContentLink(to);
      switch (link?.kind) {
        case 'page':
          return pagePath(link);
        case 'offer':
          return (await offers.one(link.id, language))?.seoUrl ?? null;
        case 'place':
          return (await findPlace(link.slug)) && whoami.translate(`/${link.slug}`, defaultLanguage, language);
        case 'search':
          return searchPath(link.query);
        case 'outside':
          return link.href;
        case undefined:
          return null;
      }
    },
    async picture(scene: string): Promise<string | null> {
      if (/^upload-\d+$/.test(scene)) return uploads.baseOf(scene);
      if (/^(?:theme|offer|region|country)-/.test(scene)) return `/pictures/scene/${scene}`;
      const place = await findPlace(scene);
      if (place?.region !== undefined) return `/pictures/scene/region-${place.region}`;
      return place?.country === undefined ? null : `/pictures/scene/country-${place.country}`;
    },
  };
}

/** Link targets and picture scenes of a text. */
interface Targets {
  links: ReadonlySet<string>;
  scenes: ReadonlySet<string>;
}

/** Collects the targets of blocks and heads. Each is examined once and cached, since published content is immutable. */
export function collectTargets(parts: readonly object[]): Targets {
  const ofParts = parts.map((part) => {
    const targets = knownTargets.get(part) ?? collectTargetsIn(part);
    knownTargets.set(part, targets);
    return targets;
  });
  return {
    links: new Set(ofParts.flatMap(({ links }) => [...links])),
    scenes: new Set(ofParts.flatMap(({ scenes }) => [...scenes])),
  };
}

const knownTargets = new WeakMap<object, Targets>();

export function collectTargetsIn(value: unknown): Targets {
  const links = new Set<string>();
  const scenes = new Set<string>();
  (function walk(node: unknown): void {
    if (Array.isArray(node)) node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { to, scene, search } = node as { to?: unknown; scene?: unknown; search?: unknown };
    if (typeof to === 'string') links.add(to);
    if (typeof search === 'string') links.add(`search:${search}`);
    if (typeof scene === 'string') scenes.add(scene);
    Object.values(node).forEach(walk);
  })(value);
  return { links, scenes };
}

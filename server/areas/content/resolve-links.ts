import { parseContentLink, type ContentLink } from '../../../domain/content-links.ts';
import { contentPageOf, isOpenRoute, openContentRoutes } from '../../../domain/content-pages.ts';
import { contentRoutes } from '../../../domain/content-routes.ts';
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import { patternOf } from '../../../domain/routes.ts';
import { servedRoutes, type RouteName, type SiteRoutes } from '../../../domain/site-routes.ts';
import type { Offers } from '../offers/offers.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Whoami } from '../whoami/whoami.ts';
import { slugOf, type Published } from './published.ts';

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
  /** Null if the target does not exist in this language. */
  href(to: string): Promise<string | null>;
  /** Base URL of a scene's pictures; null if the scene does not exist. */
  picture(scene: string): Promise<string | null>;
}

export function createResolver(
  { routes, whoami, offers, uploads }: LinkDeps,
  published: Published,
  language: Language,
): Resolver {
  async function placeAt(slug: string): Promise<Place | null> {
    return (await whoami.lookUp(`/${slug}`, defaultLanguage))?.datas ?? null;
  }

  function pagePath({ name, param, fragment }: Extract<ContentLink, { kind: 'page' }>): string | null {
    if (!isRouteName(name)) return null;
    const end = fragment === null ? '' : `#${fragment}`;
    if (isOpenRoute(name)) {
      const { folder, param: open } = openContentRoutes[name];
      const target = published.find(`${folder}${param ?? ''}`, language);
      return target && routes.pathOf(name, language, { [open]: slugOf(target) }) + end;
    }
    if (contentNames.has(name) && !published.find(contentPageOf(name), language)) return null;
    const open = /:(\w+)(?:\([^)]*\))?(\?|\*)?/.exec(patternOf(routes.routeNamed(name), language));
    if (open && param === null && open[2] === undefined) return null;
    return routes.pathOf(name, language, open && param !== null ? { [open[1]!]: param } : {}) + end;
  }

  /** The search page identifies countries by code, while authors use names. */
  async function searchPath(query: string): Promise<string> {
    const asked = new URLSearchParams(query);
    const country = asked.get('country');
    if (country !== null && country.length > 2) {
      const code = (await placeAt(country))?.country;
      if (code === undefined) asked.delete('country');
      else asked.set('country', code);
    }
    const path = routes.pathOf('Search', language);
    return asked.size === 0 ? path : `${path}?${asked.toString()}`;
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
          return (await placeAt(link.slug)) && whoami.translate(`/${link.slug}`, defaultLanguage, language);
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
      const place = await placeAt(scene);
      if (place?.region !== undefined) return `/pictures/scene/region-${place.region}`;
      return place?.country === undefined ? null : `/pictures/scene/country-${place.country}`;
    },
  };
}

/** Link targets as written in a text, and the scenes of its pictures. */
interface Targets {
  links: ReadonlySet<string>;
  scenes: ReadonlySet<string>;
}

/** Collects the targets of blocks and heads. Each is examined once and cached, since published content is immutable. */
export function targetsOf(parts: readonly object[]): Targets {
  const ofParts = parts.map((part) => {
    const targets = knownTargets.get(part) ?? targetsIn(part);
    knownTargets.set(part, targets);
    return targets;
  });
  return {
    links: new Set(ofParts.flatMap(({ links }) => [...links])),
    scenes: new Set(ofParts.flatMap(({ scenes }) => [...scenes])),
  };
}

const knownTargets = new WeakMap<object, Targets>();

export function targetsIn(value: unknown): Targets {
  const links = new Set<string>();
  const scenes = new Set<string>();
  (function walk(one: unknown): void {
    if (Array.isArray(one)) one.forEach(walk);
    if (typeof one !== 'object' || one === null) return;
    const { to, scene, search } = one as { to?: unknown; scene?: unknown; search?: unknown };
    if (typeof to === 'string') links.add(to);
    if (typeof search === 'string') links.add(`search:${search}`);
    if (typeof scene === 'string') scenes.add(scene);
    Object.values(one).forEach(walk);
  })(value);
  return { links, scenes };
}

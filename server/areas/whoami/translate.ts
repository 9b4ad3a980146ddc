import type { Language } from '../../../domain/language.ts';
import type { RouteName, SiteRoutes } from '../../../domain/site-routes.ts';
import type { RouteMatch } from '../../../domain/routes.ts';
import type { Offers } from '../offers/offers.ts';
import type { Pois } from '../pois/pois.ts';
import { parsePlace } from './rules/place-of.ts';
import type { Whoami } from './whoami-context.ts';

export interface TranslateDeps {
  routes: SiteRoutes;
  whoami: Pick<Whoami, 'translate'>;
  /** Returns the URLs of the published content page of a route; null if it shows none. */
  contentPaths(match: RouteMatch): Promise<Partial<Record<Language, string>> | null>;
  /** Returns the URL of a page that editors added, in another language; null if it has none. */
  addedPath(routepath: string, target: Language): Promise<string | null>;
  offers: Pick<Offers, 'one'>;
  pois: Pick<Pois, 'one'>;
}

/** Returns the path of the same page in another language; null for an unknown path, or if the page does not exist in that language. */
export type Translate = (routepath: string, language: Language, target: Language) => Promise<string | null>;

export function createTranslate({
  routes,
  whoami,
  contentPaths,
  addedPath,
  offers,
  pois,
}: TranslateDeps): Translate {
  const { matchPath, pathOf, pathOfSlug } = routes;

  function findMatch(routepath: string, language: Language): RouteMatch<RouteName> | null {
    const exact = matchPath(`/${routepath.replace(/^\//, '')}`);
    // A route without language prefix belongs to a fixed language, whatever language the caller names.
    if (exact && routes.routeNamed(exact.name).unprefixed) return exact;
    const place = parsePlace(routepath, language);
    return place && matchPath(pathOfSlug(place.path, place.language));
  }

  async function translateMatch(match: RouteMatch<RouteName>, target: Language): Promise<string | null> {
    const { name, params } = match;
    const ofContent = await contentPaths(match);
    if (ofContent) return ofContent[target] ?? null;
    switch (name) {
      case 'ObjectPageOld':
        return pathOf('ObjectPage', target, params);
      case 'Poi':
        return (await pois.one(Number(params['poiId']), target))?.path ?? null;
      case 'SearchOffer':
      case 'SearchSpecialOffer':
        return (await offers.one(Number(params['offer']), target))?.seoUrl ?? null;
      case 'Payment':
        return pathOf(name, target, { language: target });
      default:
        return routes.translateMatch(match, target);
    }
  }

  return async (routepath, language, target) => {
    const match = findMatch(routepath, language);
    if (match) return translateMatch(match, target);
    const path = await whoami.translate(routepath, language, target);
    if (path !== null) return path;
    const place = parsePlace(routepath, language);
    return place && addedPath(pathOfSlug(place.path, place.language), target);
  };
}

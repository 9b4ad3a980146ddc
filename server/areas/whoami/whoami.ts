import type { Whoami as WhoamiAnswer } from '../../../contract/whoami/get-whoami.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { findHomeState } from '../catalogue/catalogue.ts';
import type { Locations } from '../locations/locations.ts';
import type { Offers } from '../offers/offers.ts';
import { parsePlace, type Place } from './rules/place-of.ts';
import { createTranslate, type TranslateDeps } from './translate.ts';
import { whoamiStore, type WhoamiRow } from './whoami-store.ts';
import type { Whoami } from './whoami-context.ts';
import { whoamiCalls } from './calls.generated.ts';

export type { Whoami } from './whoami-context.ts';

export interface WhoamiDeps {
  db: Database;
  readModels: Pick<ReadModels, 'of'>;
  routes: SiteRoutes;
  locations: Pick<Locations, 'page'>;
  offers: Pick<Offers, 'landingPage'>;
}

interface KnownPaths {
  rows: ReadonlyMap<string, WhoamiRow>;
  canonical: ReadonlyMap<string, string>;
}

const pathKey = (language: string, path: string): string => `${language}/${path}`;
const targetKey = (language: string, { kind, target }: Pick<WhoamiRow, 'kind' | 'target'>): string =>
  `${language}/${kind}/${target}`;

export function createWhoami({ db, readModels, routes, locations, offers }: WhoamiDeps): Whoami {
  const { pathOf, pathOfSlug } = routes;
  const pathsModel = readModels.of(['whoami_paths'], async (from): Promise<KnownPaths> => {
    const rows = await whoamiStore.paths(from);
    const canonical = rows.filter((row) => row.canonical);
    return {
      rows: new Map(rows.map((row) => [pathKey(row.language, row.path), row])),
      canonical: new Map(canonical.map((row) => [targetKey(row.language, row), row.path])),
    };
  });

  async function find({ language, path }: Place): Promise<WhoamiRow | null> {
    const { rows } = await pathsModel.get();
    const row = rows.get(pathKey(language, path));
    if (row) return row;
    // No path contains a NUL, which the database would reject.
    return path.includes('\0') ? null : whoamiStore.pathOfHome(db, language, path);
  }

  async function searchPage(
    row: WhoamiRow & { kind: Exclude<WhoamiRow['kind'], 'home'> },
    language: Language,
  ): Promise<WhoamiAnswer | null> {
    if (row.kind === 'offer') {
      const offer = Number(row.target);
      const location = await offers.landingPage(offer, language);
      return location && { compname: 'Search', datas: { location, offer } };
    }
    const page = await locations.page(row.kind, row.target, language);
    if (!page) return null;
    const { info, ...keys } = page;
    return { compname: 'Search', datas: { location: info, ...keys } };
  }

  async function homePage(objectNumber: number, language: Language): Promise<WhoamiAnswer | null> {
    const home = await findHomeState(db, objectNumber);
    if (home?.removed) {
      const datas = { objectNumber, country: home.countryCode, region: home.regionKey };
      return { compname: 'Error410', datas };
    }
    if (!home?.active) return null;
    const canonicalPath = pathOf('ObjectPage', language, { objectNumber });
    return { compname: 'Object', datas: { objectNumber, canonicalPath } };
  }

  async function findCanonical(row: WhoamiRow, language: Language): Promise<string | null> {
    if (row.kind === 'home') return pathOf('ObjectPage', language, { objectNumber: row.target });
    const path = (await pathsModel.get()).canonical.get(targetKey(language, row));
    return path === undefined ? null : pathOfSlug(path, language);
  }

  return {
    async lookUp(routepath, requestedLanguage) {
      const place = parsePlace(routepath, requestedLanguage);
      if (!place) return null;
      const row = await find(place);
      if (!row) return null;
      if (row.compname === 'Error410' || row.compname === 'Error500') {
        return { compname: row.compname, datas: {} };
      }
      if (row.kind === 'home') return homePage(Number(row.target), place.language);
      const answer = await searchPage({ ...row, kind: row.kind }, place.language);
      if (!answer || row.canonical) return answer;
      const canonicalPath = await findCanonical(row, place.language);
      return canonicalPath === null ? answer : { ...answer, datas: { ...answer.datas, canonicalPath } };
    },

    async translate(routepath, requestedLanguage, target) {
      const place = parsePlace(routepath, requestedLanguage);
      if (!place) return null;
      const row = await find(place);
      return row && findCanonical(row, target);
    },

    async placeSlugs(language) {
      const { canonical } = await pathsModel.get();
      const kinds = ['country', 'region', 'place'].map((kind) => `${language}/${kind}/`);
      return [...canonical].flatMap(([key, path]) =>
        kinds.some((kind) => key.startsWith(kind)) ? [path] : [],
      );
    },
  };
}

export interface WhoamiCallsDeps extends TranslateDeps {
  whoami: Whoami;
}

/** Binds the calls of whoami. They are bound late: translating a path needs content, which needs the places of whoami. */
export function createWhoamiCalls(deps: WhoamiCallsDeps): AreaModule {
  const endpoints = bindArea(whoamiCalls, { ...deps, translate: createTranslate(deps) });
  return { name: 'whoami', endpoints };
}

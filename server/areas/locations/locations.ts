import { locationsEndpoints } from '../../../contract/locations/endpoints.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Teaser } from '../../../contract/locations/list-teasers.ts';
import type { suggestLocations } from '../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlaceNumber } from '../../../domain/named-place.ts';
import type { LocationFilter } from '../../../domain/search-filter.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Offers } from '../offers/offers.ts';
import { getLocationHandler } from './handlers/get-location.ts';
import { listNearPlacesHandler } from './handlers/list-near-places.ts';
import { listTeasersHandler } from './handlers/list-teasers.ts';
import { suggestLocationsHandler } from './handlers/suggest-locations.ts';
import { locationsStore } from './locations-store.ts';
import { createNearPlaces } from './near-places.ts';
import { filterOf, type CountOf, type LocationKind, type LocationRow } from './rules/location.ts';
import { centreOf, locationOfBox, parseMapBox } from './rules/map-box.ts';
import { presentLocation } from './rules/present-location.ts';
import { offersInside } from './rules/offers-inside.ts';
import { isFoundAsTyped } from './rules/order-suggestions.ts';
import { createSuggestions, suggestionsMax, type SuggestedByIndex, type Suggestion } from './suggestions.ts';
import { teasersOf, visibleCountries, visibleRegions } from './rules/teasers.ts';

export type { LocationKind } from './rules/location.ts';
export type { Suggestion };

export interface LocationQuestion {
  /** Country code. */
  country: string;
  /** Region key, place id, or a name in any language. */
  location: string;
  /** west,south,east,north */
  bbox: string;
}

/** A location with the keys of what it lies in. */
export interface LocatedPage {
  info: LocationInfo;
  country: string;
  region?: string;
  place?: number;
}

/** What other areas may ask of locations. */
export interface Locations {
  /** `nothing` where no question is asked. */
  find(
    question: LocationQuestion,
    language: Language,
  ): Promise<{ state: 'found'; info: LocationInfo } | { state: 'nothing' } | { state: 'unknown' }>;
  /** Finds a location by country code, region id or place id, as other tables refer to it. */
  page(kind: LocationKind, id: string, language: Language): Promise<LocatedPage | null>;
  placeNumber: PlaceNumber;
  teasers(language: Language): Promise<{ countries: Teaser[]; regions: Teaser[] }>;
  suggest(text: string, language: Language): Promise<ResponseOf<typeof suggestLocations>>;
}

export interface LocationsDeps {
  db: Database;
  routes: SiteRoutes;
  offers: Pick<Offers, 'list'>;
  catalogue: Pick<Catalogue, 'summaries'>;
  /** What the search index knows of locations. */
  search: {
    countsByLocation(): readonly { kind: LocationKind; key: string; count: number }[];
    /** Homes of each offer in a location. */
    countsByOfferIn(location: LocationFilter): Promise<ReadonlyMap<number, number>>;
    suggest(text: string, language: Language): readonly SuggestedByIndex[];
  };
}

export function createLocations(deps: LocationsDeps): Area<Locations> {
  const { db, routes, offers, search } = deps;
  const nearPlaces = createNearPlaces(deps);
  const suggestions = createSuggestions(deps);

  function counts(): CountOf {
    const known = new Map(search.countsByLocation().map(({ kind, key, count }) => [`${kind}:${key}`, count]));
    return ({ kind, key }) => known.get(`${kind}:${key}`) ?? 0;
  }

  /** The largest first. */
  async function ancestorsOf(location: LocationRow): Promise<LocationRow[]> {
    const { parentKind, parentId } = location;
    if (parentKind === null || parentId === null) return [];
    const parent = await locationsStore.byId(db, parentKind, parentId);
    return parent ? [...(await ancestorsOf(parent)), parent] : [];
  }

  async function pageOf(location: LocationRow, language: Language): Promise<LocatedPage> {
    const [ancestors, inside, allOffers, homesOf] = await Promise.all([
      ancestorsOf(location),
      locationsStore.inside(db, location.kind, location.id),
      offers.list(language),
      search.countsByOfferIn(filterOf(location)),
    ]);
    const parts = {
      location,
      ancestors,
      inside,
      offers: offersInside(allOffers, homesOf),
      countOf: counts(),
    };
    const line = [...ancestors, location];
    const keyOf = (kind: LocationKind) => line.find((one) => one.kind === kind)?.key;
    const region = keyOf('region');
    const place = keyOf('place');
    return {
      info: presentLocation(parts, language, routes),
      country: keyOf('country') ?? '',
      ...(region === undefined ? {} : { region }),
      ...(place === undefined ? {} : { place: Number(place) }),
    };
  }

  async function lookUp({ country, location, bbox }: LocationQuestion): Promise<LocationRow | null> {
    // No name holds a NUL, and the database refuses to compare with one.
    if ((country + location).includes('\0')) return null;
    const code = country.trim().toLowerCase();
    const name = location.trim().normalize('NFC');
    if (name !== '') return locationsStore.named(db, name, code === '' ? null : code);
    if (code !== '') {
      return (
        (await locationsStore.byId(db, 'country', code)) ?? locationsStore.named(db, country.trim(), null)
      );
    }
    const box = parseMapBox(bbox);
    if (!box) return null;
    const { lat, lon } = centreOf(box);
    return locationOfBox(await locationsStore.around(db, lat, lon), box);
  }

  const locations: Locations = {
    async find(question, language) {
      const { country, location, bbox } = question;
      const isAsked = [country, location].some((text) => text.trim() !== '') || parseMapBox(bbox) !== null;
      if (!isAsked) return { state: 'nothing' };
      const found = await lookUp(question);
      return found ? { state: 'found', info: (await pageOf(found, language)).info } : { state: 'unknown' };
    },

    async page(kind, id, language) {
      const location = await locationsStore.byId(db, kind, id);
      return location && pageOf(location, language);
    },

    async placeNumber(name, country) {
      if (name.includes('\0')) return null;
      const [only, ...others] = await locationsStore.placesNamed(db, name.trim().normalize('NFC'), country);
      return only === undefined || others.length > 0 ? null : only;
    },

    async teasers(language) {
      const countOf = counts();
      const [countries, regions] = await Promise.all([
        locationsStore.all(db, 'country'),
        locationsStore.all(db, 'region'),
      ]);
      return {
        countries: teasersOf(countries, language, countOf, visibleCountries, routes),
        regions: teasersOf(regions, language, countOf, visibleRegions, routes),
      };
    },

    async suggest(text, language) {
      if (text.trim() === '') return { suggestions: await suggestions.largest(language), nearTown: '' };
      const found = await suggestions.fitting(text, language);
      if (isFoundAsTyped(text, found)) return { suggestions: found, nearTown: '' };
      const { town, places } = await nearPlaces.ofTownTyped(text, language);
      const near = places.map((place) => ({ kind: 'place' as const, alias: '', words: '', ...place }));
      return {
        suggestions: [...near, ...found].slice(0, suggestionsMax),
        nearTown: near.length > 0 ? town : '',
      };
    },
  };
  const endpoints = bindArea(locationsEndpoints, {
    getLocation: getLocationHandler({ locations }),
    listNearPlaces: listNearPlacesHandler({ nearPlaces }),
    listTeasers: listTeasersHandler({ locations }),
    suggestLocations: suggestLocationsHandler({ locations }),
  });
  return { ...locations, module: { name: 'locations', endpoints } };
}

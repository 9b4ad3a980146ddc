import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import { languages, pickText, type Language } from '../../../domain/language.ts';
import type { LocationFilter } from '../../../domain/search-filter.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { wideArea } from '../../../domain/wide-areas.ts';
import type { SiteTexts } from '../../../texts/site-texts.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { oncePerLanguage } from '../../platform/once-per-language.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Offers } from '../offers/offers.ts';
import { locationsStore } from './locations-store.ts';
import { createNearPlaces } from './near-places.ts';
import { createPlacesOfSentence } from './places-of-sentence.ts';
import { createSentences } from './sentences.ts';
import {
  locationFilter,
  isWholeCountry,
  type CountOf,
  type LocationKind,
  type LocationRow,
} from './rules/location.ts';
import { helpNamed, withHelp, type HelpEntry } from './rules/help-named.ts';
import { indexLocations, type LocationIndex } from './rules/location-index.ts';
import { boxCentre, locationOfBox, parseMapBox } from './rules/map-box.ts';
import { presentLocation } from './rules/present-location.ts';
import { offersInside } from './rules/offers-inside.ts';
import { isFoundAsTyped } from './rules/order-suggestions.ts';
import {
  keepTypedBeginnings,
  findMissingPlace,
  moveAreaForward,
  moveMeantPlaceFirst,
} from './rules/missing-place.ts';
import { createSuggestions, suggestionsMax, type SuggestedByIndex, type Suggestion } from './suggestions.ts';
import { createWideAreaPages } from './wide-area-pages.ts';
import {
  buildTeasers,
  teaserWords,
  visibleCountries,
  visibleRegions,
  type TeaserWords,
} from './rules/teasers.ts';
import type { Locations, LocationQuestion, LocatedPage } from './locations-context.ts';
import { locationsCalls } from './calls.generated.ts';

export type { Locations } from './locations-context.ts';

export { isPlaceOfWorld, placesNamed } from './named-places.ts';
export type { LocationKind } from './rules/location.ts';
export type { Suggestion };

export interface LocationsDeps {
  readModels: Pick<ReadModels, 'of'>;
  routes: SiteRoutes;
  translate: SiteTexts['translate'];
  offers: Pick<Offers, 'list'>;
  catalogue: Pick<Catalogue, 'summaries'>;
  help(language: Language): Promise<readonly HelpEntry[]>;
  clock: Pick<Clock, 'today'>;
  search: {
    countAt(kind: LocationKind, key: string): number;
    countsByLocation(): readonly { kind: LocationKind; key: string; count: number }[];
    countsByOfferIn(location: LocationFilter): Promise<ReadonlyMap<number, number>>;
    suggest(text: string, language: Language): readonly SuggestedByIndex[];
  };
}

const nearBesideFound = 5;

/** Returns the region keys of a key: a wide area consists of several regions. */
const regionKeys = (key: string): readonly string[] => wideArea(key)?.regions ?? [key];

export function createLocations(deps: LocationsDeps): Area<Locations> {
  const { routes, offers, search } = deps;
  const indexModel = deps.readModels.of(['countries', 'regions', 'places'], async (db) =>
    indexLocations(await locationsStore.all(db)),
  );
  const nearPlaces = createNearPlaces({ ...deps, known: indexModel });
  const suggestions = createSuggestions({ ...deps, known: indexModel });

  const countHomes: CountOf = ({ kind, key }) =>
    (kind === 'region' ? regionKeys(key) : [key]).reduce((sum, one) => sum + search.countAt(kind, one), 0);
  const wide = createWideAreaPages({ ...deps, countOf: countHomes });
  const wordsIn = oncePerLanguage((location: LocationRow, language) =>
    teaserWords(location, language, routes),
  );

  /** Returns the parents of a location, largest first. */
  function findAncestors(index: LocationIndex, { parentKind, parentId }: LocationRow): LocationRow[] {
    const parent = parentKind === null || parentId === null ? null : index.byId(parentKind, parentId);
    if (!parent) return [];
    return isWholeCountry(parent) ? findAncestors(index, parent) : [...findAncestors(index, parent), parent];
  }

  async function buildPage(
    index: LocationIndex,
    location: LocationRow,
    language: Language,
  ): Promise<LocatedPage> {
    const [allOffers, homesOf] = await Promise.all([
      offers.list(language),
      search.countsByOfferIn(locationFilter(location)),
    ]);
    const ancestors = findAncestors(index, location);
    const isWide = wideArea(location.key) !== null;
    const parts = {
      location,
      ancestors,
      inside: isWide
        ? wide.regionsOf(index, location.key)
        : index
            .inside(location.kind, location.id)
            .flatMap((one) => (isWholeCountry(one) ? index.inside(one.kind, one.id) : [one])),
      offers: offersInside(allOffers, homesOf),
      countOf: countHomes,
    };
    const line = [...ancestors, location];
    const toKey = (kind: LocationKind) => line.find((one) => one.kind === kind)?.key;
    const region = toKey('region');
    const place = toKey('place');
    const info = presentLocation(parts, language, routes);
    return {
      info: isWide ? { ...info, ...wideAddresses(location.key, language) } : info,
      country: toKey('country') ?? '',
      ...(region === undefined ? {} : { region }),
      ...(place === undefined ? {} : { place: Number(place) }),
    };
  }

  /** A wide area has no page of its own; the list of its homes is a search. */
  function wideAddresses(key: string, language: Language): Pick<LocationInfo, 'seoUrl' | 'languageLinks'> {
    const links = languages.map((one) => [one, wide.pathOf(key, one)]);
    return {
      seoUrl: wide.pathOf(key, language),
      languageLinks: Object.fromEntries(links) as LocationInfo['languageLinks'],
    };
  }

  function lookUp(index: LocationIndex, { country, location, bbox }: LocationQuestion): LocationRow | null {
    const code = country.trim().toLowerCase();
    const name = location.trim().normalize('NFC');
    if (name !== '') return wide.rowOf(index, name) ?? index.named(name, code === '' ? null : code);
    if (code !== '') return index.byId('country', code) ?? index.named(country.trim(), null);
    const box = parseMapBox(bbox);
    if (!box) return null;
    const { lat, lon } = boxCentre(box);
    return locationOfBox(index.around(lat, lon), box);
  }

  const sentences = createSentences({
    ...deps,
    places: createPlacesOfSentence({
      known: indexModel,
      countOf: countHomes,
      ancestorsOf: findAncestors,
      search,
    }),
    async nameOf({ country = '', region, place }, language) {
      const row = lookUp(await indexModel.get(), {
        country,
        location: String(place ?? region ?? ''),
        bbox: '',
      });
      return row && pickText(row.names, language);
    },
  });

  const locations: Locations = {
    async find(question, language) {
      const { country, location, bbox } = question;
      const isAsked = [country, location].some((text) => text.trim() !== '') || parseMapBox(bbox) !== null;
      if (!isAsked) return { state: 'nothing' };
      const index = await indexModel.get();
      const row = lookUp(index, question);
      if (!row) return { state: 'unknown' };
      return { state: 'found', info: (await buildPage(index, row, language)).info };
    },

    async page(kind, id, language) {
      const index = await indexModel.get();
      const location = index.byId(kind, id);
      return location && buildPage(index, location, language);
    },

    async placeNumber(name, country) {
      const index = await indexModel.get();
      const placesWithName = index.placesNamed(name.trim(), country);
      if (placesWithName.length === 1) return Number(placesWithName[0]!.id);
      // If several places have that name or alias, the best known one is chosen.
      const place = index.byId('place', String(await nearPlaces.numberOf(name, country)));
      return place && (placesWithName.length === 0 || placesWithName.includes(place))
        ? Number(place.id)
        : null;
    },

    async teasers(language) {
      const index = await indexModel.get();
      const teaserWordsFor = (location: LocationRow): TeaserWords => wordsIn(location, language);
      return {
        countries: buildTeasers(index.teased('country'), teaserWordsFor, countHomes, visibleCountries),
        regions: buildTeasers(index.teased('region'), teaserWordsFor, countHomes, visibleRegions),
      };
    },

    async suggest(text, language) {
      const [sentence, names] = await Promise.all([
        sentences.suggested(text, language),
        suggestNames(text, language),
      ]);
      if (!sentence) return names;
      return { ...names, suggestions: [sentence, ...names.suggestions].slice(0, suggestionsMax) };
    },
  };

  const suggestNames: Locations['suggest'] = async (text, language) => {
    if (text.trim() === '') return { suggestions: await suggestions.largest(language), nearTown: '' };
    const [fitting, entries, meantPlaces] = await Promise.all([
      suggestions.fitting(text, language),
      deps.help(language),
      nearPlaces.meant(text, language),
    ]);
    const area = wide.suggested(await indexModel.get(), text, language);
    const results = moveAreaForward(text, moveMeantPlaceFirst(text, fitting, meantPlaces), area);
    if (area.isWhole) return { suggestions: results.slice(0, suggestionsMax), nearTown: '' };
    const help = helpNamed(text, entries);
    const missing = findMissingPlace(text, results, meantPlaces);
    if (!missing && isFoundAsTyped(text, results))
      return { suggestions: withHelp(results, help, suggestionsMax), nearTown: '' };
    const [begun] = meantPlaces;
    const isMeant = begun && (begun.typed !== 'error' || help.length + results.length === 0);
    const { town, places } = await nearPlaces.ofPlace(missing ?? (isMeant ? begun : null), language);
    // Results may be corrections of typing errors; help is matched with the text as typed.
    if (places.length === 0)
      return { suggestions: [...help, ...results].slice(0, suggestionsMax), nearTown: '' };
    const beside = missing ? keepTypedBeginnings(text, results) : results;
    const near = places
      .slice(0, beside.length > 0 ? nearBesideFound : suggestionsMax)
      .map((place) => ({ kind: 'place' as const, alias: '', words: '', ...place }));
    const otherSuggestions = beside.filter(
      ({ kind, key }) => !near.some((one) => one.kind === kind && one.key === key),
    );
    return { suggestions: [...near, ...otherSuggestions].slice(0, suggestionsMax), nearTown: town };
  };
  const endpoints = bindArea(locationsCalls, { locations, nearPlaces, sentences });
  return { ...locations, module: { name: 'locations', endpoints } };
}

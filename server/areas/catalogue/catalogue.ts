import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { languages, type Language } from '../../../domain/language.ts';
import type { HomeRates } from '../../../domain/pricing/home-rates.ts';
import { lowestWeekPrice } from '../../../domain/pricing/stay-rules.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { createReadThroughCache, type ReadThroughCache } from '../../platform/read-through-cache.ts';
import { unratedParts, type Ratings } from '../ratings/ratings.ts';
import { catalogueStore, type HomeState } from './catalogue-store.ts';
import { createHomeChanges, type HomeListener } from './home-changes.ts';
import { findDescription, type HomeText } from './rules/descriptions.ts';
import { ListedHome } from './listed-home.ts';
import { presentDetail, type DetailParts, type DetailRow } from './rules/present-detail.ts';
import { presentSummary, type SummaryRow } from './rules/present-summary.ts';
import { recommend } from './rules/recommend.ts';
import type { Catalogue, Found } from './catalogue-context.ts';
import { catalogueCalls } from './calls.generated.ts';

export type { Catalogue } from './catalogue-context.ts';

/** Returns whether guests can see a home, and where it lies; null if its number is unknown. */
export const findHomeState = (db: Queryable, objectNumber: number): Promise<HomeState | null> =>
  catalogueStore.state(db, objectNumber);

export { ListedHome };
export { homeTitle } from './home-title-store.ts';
export {
  addHomePhoto,
  emptyHomeTexts,
  showFeedPhotos,
  photoVersion,
  raiseEdition,
  copyHomePhotos,
  replaceHomePhotos,
  replaceHomeText,
  updateHome,
} from './home-rows-store.ts';
export {
  createHomeChanges,
  type ChangedHome,
  type HomeChange,
  type HomeChanges,
  type LockedHome,
  type NewHome,
} from './home-changes.ts';

export interface CatalogueDeps {
  db: Database;
  readModels: Pick<ReadModels, 'of'>;
  routes: SiteRoutes;
  clock: Clock;
  ratings: Pick<Ratings, 'figures'>;
  pricing: {
    homeRates(numbers: readonly number[]): Promise<ReadonlyMap<number, HomeRates>>;
    calendar(
      objectNumber: number,
      today: PlainDate,
    ): Promise<Pick<DetailParts, 'rates' | 'seasons' | 'days'> | null>;
  };
  /** Raised when the drawing code changes; part of the URL of every drawn picture. */
  pictureEdition?: number;
  /** Size of a drawn floor plan in pixels. Absent if no plans are drawn. */
  planSize?: NonNullable<DetailParts['planSize']>;
  /** Origin that serves pictures of homes; absent if this site does. */
  imageCdn?: string | null;
  /** All offers of an active home; null if only its own choice is known. */
  offersOf?: (objectNumber: number) => readonly number[] | null;
  /** Called for each change that this process commits. */
  homeListener?: HomeListener;
}

const recommendedHomes = 8;
const agenciesFeatured = 12;
/** Enough to cover every region, few enough to rank at once. */
const candidatesPerDay = 600;

/** Content of a home's page except its summary and calendar. */
interface RememberedHome {
  state: HomeState;
  /** Null, with empty texts, if guests may not see the home. */
  row: DetailRow | null;
  texts: readonly HomeText[];
}

const homesRemembered = 2_000;

/** Cache size per language. A summary takes about 2.2 kB, so at most 90 MB per language. */
const summariesRemembered = 40_000;

export function createCatalogue(deps: CatalogueDeps): Area<Catalogue> {
  const { db, clock, ratings, pricing, offersOf = () => null, pictureEdition = 0, planSize } = deps;
  const summariesIn = Object.fromEntries(
    languages.map((language) => [language, createReadThroughCache<number, ListedHome>(summariesRemembered)]),
  ) as Record<Language, ReadThroughCache<number, ListedHome>>;
  /** Day for which summaries are cached, since the cheapest future week changes with the date. */
  let summariesDay: PlainDate = '';
  const homeCache = createReadThroughCache<number, RememberedHome>(homesRemembered);
  const agencies = deps.readModels.of(['agencies'], catalogueStore.agenciesWithHomes);
  // Depends on homes only, whose changes this area receives.
  const inventedHomesModel = deps.readModels.of([], catalogueStore.hasInventedHomes);
  let recommendation: { today: PlainDate; numbers: number[] } | null = null;

  async function read(
    numbers: readonly number[],
    today: PlainDate,
    isPreview = false,
  ): Promise<Map<number, (language: Language) => ObjectSummary>> {
    const rows = await catalogueStore.summaries(db, numbers, pictureEdition, isPreview);
    const knownNumbers = rows.map((row) => row.objectNumber);
    const [figures, ratesByHome] = await Promise.all([
      ratings.figures(knownNumbers),
      pricing.homeRates(knownNumbers),
    ]);
    const present = (row: SummaryRow) => {
      const homeFigures = figures.get(row.objectNumber);
      const rates = ratesByHome.get(row.objectNumber);
      const values = {
        average: homeFigures?.average ?? null,
        count: homeFigures?.total ?? 0,
        provenance: homeFigures?.provenance ?? null,
        parts: homeFigures?.parts ?? unratedParts,
        weekPrice: rates ? lowestWeekPrice(rates, today) : null,
        offers: offersOf(row.objectNumber) ?? row.offerIds,
        imageCdn: deps.imageCdn ?? '',
      };
      return (language: Language): ObjectSummary => presentSummary(row, language, values);
    };
    return new Map(rows.map((row) => [row.objectNumber, present(row)]));
  }

  async function listedHomes(
    numbers: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, ListedHome>> {
    const today = clock.today();
    if (summariesDay !== today) {
      for (const cache of Object.values(summariesIn)) cache.clear();
      summariesDay = today;
    }
    return summariesIn[language].getMany(numbers, async (missing) => {
      const homes = await read(missing, today);
      return new Map([...homes].map(([number, present]) => [number, new ListedHome(present(language))]));
    });
  }

  async function summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]> {
    const homesByNumber = await listedHomes(numbers, language);
    return numbers.flatMap((number) => homesByNumber.get(number)?.summary ?? []);
  }

  /** Returns null for an unknown home. */
  function readHome(objectNumber: number): Promise<RememberedHome | null> {
    return homeCache.get(objectNumber, async () => {
      const state = await catalogueStore.state(db, objectNumber);
      if (!state || state.removed || !state.active) return state && { state, row: null, texts: [] };
      const [row, texts] = await Promise.all([
        catalogueStore.detail(db, objectNumber),
        catalogueStore.texts(db, objectNumber),
      ]);
      return { state, row, texts };
    });
  }

  /** Presents only homes that guests may see. */
  async function presentVisible<Value>(
    objectNumber: number,
    present: (home: RememberedHome) => Promise<Value | null> | Value | null,
  ): Promise<Found<Value>> {
    const home = await readHome(objectNumber);
    if (home?.state.removed) {
      const { countryCode, regionKey } = home.state;
      return { state: 'removed', objectNumber, countryCode, regionKey };
    }
    const value = home?.state.active ? await present(home) : null;
    return value === null ? { state: 'unknown' } : { state: 'shown', value };
  }

  const catalogue: Catalogue = {
    ...createHomeChanges(deps.homeListener),
    summaries,
    findSummary: async (objectNumber, language) => (await summaries([objectNumber], language))[0] ?? null,
    listedHomes,

    detail: (objectNumber, language) =>
      presentVisible(objectNumber, async ({ row, texts }) => {
        const today = clock.today();
        const [[summary], calendar] = await Promise.all([
          summaries([objectNumber], language),
          pricing.calendar(objectNumber, today),
        ]);
        // The home was removed between two of the reads.
        if (!summary || !row || !calendar) return null;
        return presentDetail({
          ...{ summary, row, texts, ...calendar, language, today, pictureEdition, planSize },
          routes: deps.routes,
        });
      }),

    async preview(objectNumber, language) {
      const today = clock.today();
      const [summaries, row, texts, calendar] = await Promise.all([
        read([objectNumber], today, true),
        catalogueStore.detail(db, objectNumber),
        catalogueStore.texts(db, objectNumber),
        pricing.calendar(objectNumber, today),
      ]);
      const summary = summaries.get(objectNumber)?.(language);
      if (!summary || !row || !calendar) return null;
      return presentDetail({
        ...{ summary, row, texts, ...calendar, language, today, pictureEdition, planSize },
        routes: deps.routes,
      });
    },

    async description(objectNumber, language, source) {
      const homesByNumber = await presentVisible(objectNumber, ({ texts }) => texts);
      return homesByNumber.state === 'shown'
        ? { state: 'shown', value: findDescription(homesByNumber.value, language, source) }
        : homesByNumber;
    },

    async featuredAgencies(numbers) {
      const all = await agencies.get();
      const byNumber = new Map(all.map((agency) => [agency.agencyID, agency]));
      const chosen = numbers
        ? [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? [])
        : all.filter(({ isFeatured }) => isFeatured);
      return chosen.slice(0, agenciesFeatured).map(({ agencyID, name }) => ({ agencyID, name }));
    },
    hasInventedHomes: inventedHomesModel.get,

    async recommendations(language) {
      const today = clock.today();
      if (recommendation?.today !== today) {
        const candidates = await catalogueStore.candidates(db, today, candidatesPerDay);
        const figures = await ratings.figures(candidates.map((home) => home.objectNumber));
        const candidatesWithQuality = candidates.map((home) => {
          const homeFigures = figures.get(home.objectNumber);
          return { ...home, average: homeFigures?.average ?? null, ratings: homeFigures?.total ?? 0 };
        });
        const numbers = recommend(candidatesWithQuality, recommendedHomes);
        // An empty catalogue is not cached, since its homes may be loading.
        recommendation = numbers.length > 0 ? { today, numbers } : null;
      }
      const homes = await summaries(recommendation?.numbers ?? [], language);
      return homes.filter((home) => home.active);
    },
  };
  return {
    ...catalogue,
    module: {
      name: 'catalogue',
      endpoints: bindArea(catalogueCalls, { catalogue }),
      onHomeChanged({ homes, kind }) {
        if (kind === 'home') {
          agencies.forget();
          inventedHomesModel.forget();
        }
        // A summary says nothing of nights: after a booking it stays.
        for (const cache of kind === 'home' ? [...Object.values(summariesIn), homeCache] : [homeCache]) {
          if (homes === 'all') cache.clear();
          else for (const objectNumber of homes) cache.forget(objectNumber);
        }
      },
    },
  };
}

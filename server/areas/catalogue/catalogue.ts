import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { languages, type Language } from '../../../domain/language.ts';
import type { HomeRates } from '../../../domain/pricing/home-rates.ts';
import { lowestWeekPrice } from '../../../domain/pricing/stay-rules.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { createReadThroughCache, type ReadThroughCache } from '../../platform/read-through-cache.ts';
import { unratedParts, type Ratings } from '../ratings/ratings.ts';
import { catalogueStore, type HomeState, type TextRow } from './catalogue-store.ts';
import { createHomeChanges, type HomeListener } from './home-changes.ts';
import { descriptionIn } from './rules/descriptions.ts';
import { ListedHome } from './listed-home.ts';
import { presentDetail, type DetailParts, type DetailRow } from './rules/present-detail.ts';
import { presentSummary, type SummaryRow } from './rules/present-summary.ts';
import { recommend } from './rules/recommend.ts';
import type { Catalogue, Found } from './catalogue-context.ts';
import { catalogueCalls } from './calls.generated.ts';

export type { Catalogue } from './catalogue-context.ts';

export { ListedHome };
export {
  addHomePhoto,
  showFeedPhotos,
  photoVersion,
  raiseEdition,
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
const candidatesADay = 600;

/** Content of a home's page except its summary and calendar. */
interface RememberedHome {
  state: HomeState;
  /** Null, with empty texts, if guests may not see the home. */
  row: DetailRow | null;
  texts: readonly TextRow[];
}

const homesRemembered = 2_000;

/** Cache size per language. A summary takes about 2.2 kB, so at most 90 MB per language. */
const summariesRemembered = 40_000;

export function createCatalogue(deps: CatalogueDeps): Area<Catalogue> {
  const { db, clock, ratings, pricing, offersOf = () => null, pictureEdition = 0 } = deps;
  const summariesIn = Object.fromEntries(
    languages.map((language) => [language, createReadThroughCache<number, ListedHome>(summariesRemembered)]),
  ) as Record<Language, ReadThroughCache<number, ListedHome>>;
  /** Day for which summaries are cached, since the cheapest future week changes with the date. */
  let summarized: PlainDate = '';
  const remembered = createReadThroughCache<number, RememberedHome>(homesRemembered);
  const agencies = deps.readModels.of(['agencies'], catalogueStore.agenciesWithHomes);
  // Made of homes alone, whose changes this area hears of.
  const invented = deps.readModels.of([], catalogueStore.hasInventedHomes);
  let recommended: { today: PlainDate; numbers: number[] } | null = null;

  async function read(
    numbers: readonly number[],
    today: PlainDate,
    isPreview = false,
  ): Promise<Map<number, (language: Language) => ObjectSummary>> {
    const rows = await catalogueStore.summaries(db, numbers, pictureEdition, isPreview);
    const known = rows.map((row) => row.objectNumber);
    const [figures, ratesByHome] = await Promise.all([ratings.figures(known), pricing.homeRates(known)]);
    const present = (row: SummaryRow) => {
      const rated = figures.get(row.objectNumber);
      const rates = ratesByHome.get(row.objectNumber);
      const values = {
        average: rated?.average ?? null,
        count: rated?.total ?? 0,
        provenance: rated?.provenance ?? null,
        parts: rated?.parts ?? unratedParts,
        weekPrice: rates ? lowestWeekPrice(rates, today) : null,
        offers: offersOf(row.objectNumber) ?? row.offerIds,
        imageCdn: deps.imageCdn ?? '',
      };
      return (language: Language): ObjectSummary => presentSummary(row, language, values);
    };
    return new Map(rows.map((row) => [row.objectNumber, present(row)]));
  }

  async function listed(
    numbers: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, ListedHome>> {
    const today = clock.today();
    if (summarized !== today) {
      for (const cache of Object.values(summariesIn)) cache.clear();
      summarized = today;
    }
    return summariesIn[language].getMany(numbers, async (missing) => {
      const homes = await read(missing, today);
      return new Map([...homes].map(([number, present]) => [number, new ListedHome(present(language))]));
    });
  }

  async function summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]> {
    const found = await listed(numbers, language);
    return numbers.flatMap((number) => found.get(number)?.summary ?? []);
  }

  /** Null for an unknown home. */
  function homeOf(objectNumber: number): Promise<RememberedHome | null> {
    return remembered.get(objectNumber, async () => {
      const state = await catalogueStore.state(db, objectNumber);
      if (!state || state.removed || !state.active) return state && { state, row: null, texts: [] };
      const [row, texts] = await Promise.all([
        catalogueStore.detail(db, objectNumber),
        catalogueStore.texts(db, objectNumber),
      ]);
      return { state, row, texts };
    });
  }

  /** Only presents homes that guests may see. */
  async function shown<Value>(
    objectNumber: number,
    present: (home: RememberedHome) => Promise<Value | null> | Value | null,
  ): Promise<Found<Value>> {
    const home = await homeOf(objectNumber);
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
    summaryOf: async (objectNumber, language) => (await summaries([objectNumber], language))[0] ?? null,
    listed,

    detail: (objectNumber, language) =>
      shown(objectNumber, async ({ row, texts }) => {
        const today = clock.today();
        const [[summary], calendar] = await Promise.all([
          summaries([objectNumber], language),
          pricing.calendar(objectNumber, today),
        ]);
        // Removed between two of the reads.
        if (!summary || !row || !calendar) return null;
        return presentDetail({ summary, row, texts, ...calendar, language, today, routes: deps.routes });
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
      return presentDetail({ summary, row, texts, ...calendar, language, today, routes: deps.routes });
    },

    async description(objectNumber, language, source) {
      const found = await shown(objectNumber, ({ texts }) => texts);
      return found.state === 'shown'
        ? { state: 'shown', value: descriptionIn(found.value, language, source) }
        : found;
    },

    async featuredAgencies(numbers) {
      const all = await agencies.get();
      const byNumber = new Map(all.map((agency) => [agency.agencyID, agency]));
      const chosen = numbers
        ? [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? [])
        : all.filter(({ isFeatured }) => isFeatured);
      return chosen.slice(0, agenciesFeatured).map(({ agencyID, name }) => ({ agencyID, name }));
    },
    hasInventedHomes: invented.get,

    async recommendations(language) {
      const today = clock.today();
      if (recommended?.today !== today) {
        const candidates = await catalogueStore.candidates(db, today, candidatesADay);
        const figures = await ratings.figures(candidates.map((home) => home.objectNumber));
        const weighed = candidates.map((home) => {
          const rated = figures.get(home.objectNumber);
          return { ...home, average: rated?.average ?? null, ratings: rated?.total ?? 0 };
        });
        const numbers = recommend(weighed, recommendedHomes);
        // An empty catalogue is not remembered: its homes may be on their way in.
        recommended = numbers.length > 0 ? { today, numbers } : null;
      }
      const homes = await summaries(recommended?.numbers ?? [], language);
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
          invented.forget();
        }
        for (const cache of [...Object.values(summariesIn), remembered]) {
          if (homes === 'all') cache.clear();
          else for (const objectNumber of homes) cache.forget(objectNumber);
        }
      },
    },
  };
}

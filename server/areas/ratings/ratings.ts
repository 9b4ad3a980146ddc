import type { LatestRatings } from '../../../contract/ratings/list-latest-ratings.ts';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { travelTypes, type TravelType } from '../../../domain/rating.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { createReadThroughCache } from '../../platform/read-through-cache.ts';
import type { TranslationProvider } from '../../platform/translation-provider.ts';
import { ratingsStore } from './ratings-store.ts';
import { presentRating, type RatingRow } from './rules/present-rating.ts';
import { computeFigures, type RatingFigures } from './rules/rating-figures.ts';
import type { Ratings, RatingsQuery } from './ratings-context.ts';
import { ratingsCalls } from './calls.generated.ts';

export type { Ratings } from './ratings-context.ts';

export { publishedStore } from './published-store.ts';
export { ratingPhotoBase } from './rules/photo-address.ts';
export { unratedParts, type RatingFigures } from './rules/rating-figures.ts';

export interface RatingsDeps {
  db: Database;
  /** Translates on request. If null or absent, there are no translations. */
  translator?: TranslationProvider | null;
}

/** Number of cached first pages; every home page begins with one. */
const pagesRemembered = 2_000;
/** Number of ratings that a home's page shows first. */
const usualPage = 5;
const latestShown = 12;

export function createRatings({ db, translator = null }: RatingsDeps): Area<Ratings> {
  async function figures(
    numbers: readonly number[],
    tx: Queryable = db,
  ): Promise<Map<number, RatingFigures>> {
    if (numbers.length === 0) return new Map();
    const sums = await ratingsStore.sums(tx, numbers);
    return new Map(sums.map((sum) => [sum.objectNumber, computeFigures(sum)]));
  }

  /** Translates a rating once and stores the translation, so that later readers do not wait. */
  async function translate(row: RatingRow, to: Language, by: TranslationProvider): Promise<void> {
    const from = languages.find((one) => one === row.language);
    if (from === undefined || from === to || (row.body === '' && row.landlord_answer === null)) return;
    const [existing] = await ratingsStore.translations(db, [row.id], to);
    const isWhole = existing && (existing.landlord_answer !== null || row.landlord_answer === null);
    if (isWhole) return;
    const inOther = (text: string): Promise<string> =>
      text === '' ? Promise.resolve('') : by.translate(text, { from, to });
    await ratingsStore.keepTranslation(db, {
      rating_id: row.id,
      language: to,
      body: existing?.body ?? (await inOther(row.body)),
      landlord_answer: row.landlord_answer === null ? null : await inOther(row.landlord_answer),
    });
  }

  async function read(query: RatingsQuery): Promise<RatingsPage | null> {
    const { objectNumber, language, pageNr, perPage, travelType, words = '', translationRatingId } = query;
    if (!(await ratingsStore.isShown(db, objectNumber))) return null;
    const existing = (await figures([objectNumber])).get(objectNumber);
    const byTravelType = (await ratingsStore.countByTravelType(db, objectNumber)).flatMap((group) =>
      isTravelType(group.travelType) ? [{ ...group, travelType: group.travelType }] : [],
    );
    const sought = { ...query, words };
    const requestedLanguages =
      words !== ''
        ? await ratingsStore.count(db, sought)
        : travelType === undefined
          ? (existing?.single ?? 0)
          : (byTravelType.find((group) => group.travelType === travelType)?.count ?? 0);
    const rows =
      translationRatingId === undefined
        ? await ratingsStore.page(db, sought, perPage, (pageNr - 1) * perPage)
        : isRowId(translationRatingId)
          ? await ratingsStore.one(db, objectNumber, translationRatingId)
          : [];
    const [row] = rows;
    if (row && translationRatingId !== undefined && translator) await translate(row, language, translator);
    const ids = rows.map((row) => row.id);
    const translations = Map.groupBy(
      await ratingsStore.translations(db, ids, language),
      (translation) => translation.rating_id,
    );
    return {
      ratings: rows.map((row) => presentRating(row, translations.get(row.id) ?? [])),
      summary: {
        average: existing?.average ?? null,
        total: existing?.total ?? 0,
        votes: existing?.parts ?? null,
        votesAverage: existing?.average ?? null,
        provenance: existing?.provenance ?? null,
      },
      translatable: translator !== null,
      pageNr,
      perPage,
      travelTypes: byTravelType,
      pages: Math.max(1, Math.ceil(requestedLanguages / perPage)),
    };
  }

  const firstPages = createReadThroughCache<string, RatingsPage>(pagesRemembered);
  const cacheKey = (objectNumber: number, language: Language): string => `${language}${objectNumber}`;

  const latest = createReadThroughCache<Language, LatestRatings>(languages.length);

  const ratings: Ratings = {
    figures,

    latest: async (language) =>
      (await latest.get(language, async () => {
        const { total, average } = await ratingsStore.shownSums(db);
        const rows = await ratingsStore.latest(db, language, latestShown);
        return { total, average, ratings: rows };
      })) ?? { ratings: [], total: 0, average: null },

    page(query) {
      const isFirst = query.pageNr === 1 && query.perPage === usualPage;
      const isWhole =
        query.translationRatingId === undefined &&
        query.travelType === undefined &&
        (query.order ?? 'newest') === 'newest' &&
        (query.words ?? '') === '';
      if (!isFirst || !isWhole) return read(query);
      return firstPages.get(cacheKey(query.objectNumber, query.language), () => read(query));
    },
  };
  return {
    ...ratings,
    module: {
      name: 'ratings',
      endpoints: bindArea(ratingsCalls, { ratings }),
      onHomeChanged({ homes }) {
        latest.clear();
        if (homes === 'all') return firstPages.clear();
        for (const objectNumber of homes) {
          for (const language of languages) firstPages.forget(cacheKey(objectNumber, language));
        }
      },
    },
  };
}

/** True for possible row ids; the database would reject other numbers. */
function isRowId(id: number): boolean {
  return id >= 1 && id <= 2_147_483_647;
}

function isTravelType(travelType: string): travelType is TravelType {
  return (travelTypes as readonly string[]).includes(travelType);
}

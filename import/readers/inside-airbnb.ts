import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedRow } from '../feed-reader.ts';
import { dogsWherePetsAre } from './bare-pets.ts';
import { amenitiesOf } from './inside-airbnb-amenities.ts';
import { amountOf } from './inside-airbnb-amount.ts';
import { readCalendar, type CalendarRuns } from './inside-airbnb-calendar.ts';
import { kindOfWords } from './kind-of-words.ts';
import { readTable } from './read-table.ts';

const demanded = [
  'id',
  'latitude',
  'longitude',
  'property_type',
  'room_type',
  'accommodates',
  'amenities',
  'price',
  'minimum_nights',
  'maximum_nights',
];

/**
 * CSV files of Inside Airbnb: a row per listing, and a row per listing and day. Rooms in shared homes are skipped; `$` stands for the
 * local currency, whichever it is.
 */
export async function* readInsideAirbnb(files: FeedFiles): AsyncGenerator<FeedRow> {
  const calendars = files.calendar === null ? null : await readCalendar(files.calendar, files);
  for await (const { line, cells, rejected } of readTable(files.listings, {
    what: 'Inside Airbnb listings',
    demanded,
  })) {
    files.onRead?.('listings', line);
    const key = cells['id'] || `line ${line}`;
    if (rejected !== null) {
      yield { rejected, key, line };
      continue;
    }
    const home = homeOf(cells, key, calendars);
    yield typeof home === 'string' ? { rejected: home, key, line } : home;
  }
}

type ListingRow = Partial<Record<string, string>>;

/** In the feed's currency; a higher price is a typing error or a way to close the calendar. */
const nightlyPriceMax = 20_000;
const roomsMax = 50;
/** The feed shifts every listing by up to this distance to protect its hosts. */
const positionWithinMetres = 150;

function homeOf(
  row: ListingRow,
  key: string,
  calendars: Map<string, CalendarRuns> | null,
): FeedHomeInput | string {
  if (row['room_type'] !== 'Entire home/apt') return 'no entire home';
  const kind = kindOfWords(row['property_type'] ?? '');
  if (!kind) return 'neither house nor flat';
  const calendar = calendars?.get(key)?.runs();
  if (calendars && !calendar) return 'not in the calendar';
  const nightlyPrice = amountOf(row['price']);
  if (nightlyPrice === null && !calendar?.some((run) => run.nightlyPrice !== undefined)) return 'no price';
  if (nightlyPrice !== null && nightlyPrice > nightlyPriceMax) return 'implausible price';
  const lat = numberOf(row['latitude']);
  const lon = numberOf(row['longitude']);
  if (lat === null || lon === null) return 'no position';
  const personsMax = numberOf(row['accommodates']);
  if (personsMax === null || !Number.isInteger(personsMax) || personsMax < 1 || personsMax > roomsMax)
    return 'no plausible number of persons';
  const bedrooms = numberOf(row['bedrooms']);
  if (bedrooms !== null && (bedrooms < 0 || bedrooms > roomsMax)) return 'no plausible number of bedrooms';
  const bathrooms = numberOf(row['bathrooms']);
  if (bathrooms !== null && (bathrooms < 0 || bathrooms > roomsMax))
    return 'no plausible number of bathrooms';
  const minStay = Math.max(1, Math.round(numberOf(row['minimum_nights']) ?? 1));
  if (minStay > 365) return 'minimum stay above a year';

  const amenities = amenitiesOf(row['amenities'] ?? '');
  return {
    key,
    lat,
    lon,
    positionWithinMetres,
    ...kind,
    personsMax,
    bedrooms: bedroomsOf(row, bedrooms, personsMax),
    bathrooms: Math.max(1, Math.floor(bathrooms ?? 1)),
    ...dogsWherePetsAre(amenities.petsAllowed),
    amenities: amenities.flags,
    equipment: amenities.equipment,
    ...(nightlyPrice === null ? {} : { nightlyPrice }),
    minStay,
    maxStay: Math.max(minStay, Math.min(2000, Math.round(numberOf(row['maximum_nights']) ?? 365))),
    ...ratingOf(row),
    ...(calendar ? { calendar } : {}),
  };
}

/** Often empty: studios have no bedroom, otherwise two persons share one. */
function bedroomsOf(row: ListingRow, stated: number | null, personsMax: number): number {
  if (stated !== null) return Math.round(stated);
  return Math.min(Math.ceil(personsMax / 2), Math.max(1, Math.round(numberOf(row['beds']) ?? 1)));
}

/** The feed has other partial scores: accuracy stands for furniture, the overall score for the outside. */
function ratingOf(row: ListingRow): Pick<FeedHomeInput, 'rating'> {
  const total = numberOf(row['number_of_reviews']) ?? 0;
  const average = numberOf(row['review_scores_rating']);
  if (total < 1 || average === null || average < 1 || average > 5) return {};
  const part = (column: string): number => {
    const score = numberOf(row[column]);
    return score !== null && score >= 1 && score <= 5 ? score : average;
  };
  return {
    rating: {
      total: Math.round(total),
      average,
      cleanliness: part('review_scores_cleanliness'),
      externalImpression: average,
      furniture: part('review_scores_accuracy'),
      location: part('review_scores_location'),
      priceToService: part('review_scores_value'),
    },
  };
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedRow } from '../feed-reader.ts';
import { dogsFromPetRule } from './bare-pets.ts';
import { parseAmenities } from './inside-airbnb-amenities.ts';
import { parseAmount } from './inside-airbnb-amount.ts';
import { readCalendar, type CalendarRuns } from './inside-airbnb-calendar.ts';
import { findKindInWords } from './kind-of-words.ts';
import { readTable } from './read-table.ts';

const requiredColumns = [
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
 * Reads CSV files of Inside Airbnb: one row per listing, and one row per listing and day. Rooms in shared homes are
 * skipped. `$` stands for any local currency.
 */
export async function* readInsideAirbnb(files: FeedFiles): AsyncGenerator<FeedRow> {
  const calendars = files.calendar === null ? null : await readCalendar(files.calendar, files);
  for await (const { line, cells, rejected } of readTable(files.listings, {
    what: 'Inside Airbnb listings',
    demanded: requiredColumns,
  })) {
    files.onRead?.('listings', line);
    const key = cells['id'] || `line ${line}`;
    if (rejected !== null) {
      yield { rejected, key, line };
      continue;
    }
    const home = toHome(cells, key, calendars);
    yield typeof home === 'string' ? { rejected: home, key, line } : home;
  }
}

type ListingRow = Partial<Record<string, string>>;

/** In the feed's currency. Higher prices are typing errors, or are meant to prevent bookings. */
const nightlyPriceMax = 20_000;
const roomsMax = 50;
/** The feed moves every listing by up to this distance to protect its hosts. */
const positionWithinMetres = 150;

function toHome(
  row: ListingRow,
  key: string,
  calendars: Map<string, CalendarRuns> | null,
): FeedHomeInput | string {
  if (row['room_type'] !== 'Entire home/apt') return 'no entire home';
  const kind = findKindInWords(row['property_type'] ?? '');
  if (!kind) return 'neither house nor flat';
  const calendar = calendars?.get(key)?.runs();
  if (calendars && !calendar) return 'not in the calendar';
  const nightlyPrice = parseAmount(row['price']);
  if (nightlyPrice === null && !calendar?.some((run) => run.nightlyPrice !== undefined)) return 'no price';
  if (nightlyPrice !== null && nightlyPrice > nightlyPriceMax) return 'implausible price';
  const lat = parseNumber(row['latitude']);
  const lon = parseNumber(row['longitude']);
  if (lat === null || lon === null) return 'no position';
  const personsMax = parseNumber(row['accommodates']);
  if (personsMax === null || !Number.isInteger(personsMax) || personsMax < 1 || personsMax > roomsMax)
    return 'no plausible number of persons';
  const bedrooms = parseNumber(row['bedrooms']);
  if (bedrooms !== null && (bedrooms < 0 || bedrooms > roomsMax)) return 'no plausible number of bedrooms';
  const bathrooms = parseNumber(row['bathrooms']);
  if (bathrooms !== null && (bathrooms < 0 || bathrooms > roomsMax))
    return 'no plausible number of bathrooms';
  const minStay = Math.max(1, Math.round(parseNumber(row['minimum_nights']) ?? 1));
  if (minStay > 365) return 'minimum stay above a year';

  const amenities = parseAmenities(row['amenities'] ?? '');
  return {
    key,
    lat,
    lon,
    positionWithinMetres,
    ...kind,
    personsMax,
    bedrooms: countBedrooms(row, bedrooms, personsMax),
    bathrooms: Math.max(1, Math.floor(bathrooms ?? 1)),
    ...dogsFromPetRule(amenities.petsAllowed),
    amenities: amenities.flags,
    equipment: amenities.equipment,
    ...(nightlyPrice === null ? {} : { nightlyPrice }),
    minStay,
    maxStay: Math.max(minStay, Math.min(2000, Math.round(parseNumber(row['maximum_nights']) ?? 365))),
    ...toRating(row),
    ...(calendar ? { calendar } : {}),
  };
}

/** The column is often empty. Studios have no bedroom, other homes are assumed to have one for two persons. */
function countBedrooms(row: ListingRow, statedBedrooms: number | null, personsMax: number): number {
  if (statedBedrooms !== null) return Math.round(statedBedrooms);
  return Math.min(Math.ceil(personsMax / 2), Math.max(1, Math.round(parseNumber(row['beds']) ?? 1)));
}

/** The feed has other partial scores: accuracy is used for furniture, the overall score for the outside. */
function toRating(row: ListingRow): Pick<FeedHomeInput, 'rating'> {
  const total = parseNumber(row['number_of_reviews']) ?? 0;
  const average = parseNumber(row['review_scores_rating']);
  if (total < 1 || average === null || average < 1 || average > 5) return {};
  const partialScore = (column: string): number => {
    const score = parseNumber(row[column]);
    return score !== null && score >= 1 && score <= 5 ? score : average;
  };
  return {
    rating: {
      total: Math.round(total),
      average,
      cleanliness: partialScore('review_scores_cleanliness'),
      externalImpression: average,
      furniture: partialScore('review_scores_accuracy'),
      location: partialScore('review_scores_location'),
      priceToService: partialScore('review_scores_value'),
    },
  };
}

function parseNumber(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

import { parse } from 'csv-parse';
import type { FeedFiles, FeedHome, FeedRow } from '../feed-home.ts';
import { ImportError } from '../import-error.ts';
import { amenitiesOf } from './inside-airbnb-amenities.ts';
import { amountOf } from './inside-airbnb-amount.ts';
import { readCalendar, type CalendarRuns } from './inside-airbnb-calendar.ts';
import { openFile } from './open-file.ts';

/**
 * The CSV files of Inside Airbnb: a row per listing, and a row per listing and day. Rooms in shared homes
 * are no holiday homes; `$` stands for the local currency, whatever that is.
 */
export async function* readInsideAirbnb(files: FeedFiles): AsyncGenerator<FeedRow> {
  const calendars = files.calendar === null ? null : await readCalendar(files.calendar);
  const rows = openFile(files.listings).pipe(
    parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true }),
  ) as AsyncIterable<ListingRow>;
  let first = true;
  for await (const row of rows) {
    if (first && (row.id === undefined || row.room_type === undefined)) {
      throw new ImportError('These are no Inside Airbnb listings: the columns id and room_type are missing.');
    }
    first = false;
    yield homeOf(row, calendars);
  }
}

type ListingRow = Partial<Record<string, string>>;

/** Above this a price is a typing error or a way to close the calendar. In the feed's currency. */
const nightlyPriceMax = 20_000;

const kinds: readonly (readonly [RegExp, FeedHome['objectType'], string])[] = [
  [/villa/i, 'house', 'villa'],
  [/chalet|cabin|hut/i, 'house', 'chalet'],
  [/cottage/i, 'house', 'cottage'],
  [/bungalow/i, 'house', 'bungalow'],
  [/farm|barn/i, 'house', 'farmhouse'],
  [/home|townhouse|casa particular|guesthouse|place|castle/i, 'house', 'holidayHouse'],
  [/rental unit|condo|apartment|loft|suite|aparthotel/i, 'apartment', 'apartment'],
];

function homeOf(row: ListingRow, calendars: Map<string, CalendarRuns> | null): FeedRow {
  const key = row['id'] ?? '';
  if (row['room_type'] !== 'Entire home/apt') return { rejected: 'no entire home', key };
  const kind = kinds.find(([pattern]) => pattern.test(row['property_type'] ?? ''));
  if (!kind) return { rejected: 'neither house nor flat', key };
  const nightlyPrice = amountOf(row['price']);
  if (nightlyPrice === null) return { rejected: 'no price', key };
  if (nightlyPrice > nightlyPriceMax) return { rejected: 'implausible price', key };
  const lat = numberOf(row['latitude']);
  const lon = numberOf(row['longitude']);
  if (lat === null || lon === null) return { rejected: 'no position', key };
  const personsMax = numberOf(row['accommodates']);
  if (personsMax === null || personsMax < 1 || personsMax > 50)
    return { rejected: 'no number of persons', key };
  const minStay = Math.max(1, Math.round(numberOf(row['minimum_nights']) ?? 1));
  if (minStay > 365) return { rejected: 'minimum stay above a year', key };
  const calendar = calendars?.get(key);
  if (calendars && !calendar) return { rejected: 'not in the calendar', key };

  const amenities = amenitiesOf(row['amenities'] ?? '');
  return {
    key,
    lat,
    lon,
    objectType: kind[1],
    kind: kind[2],
    personsMax,
    bedrooms: bedroomsOf(row, personsMax),
    bathrooms: Math.max(1, Math.floor(numberOf(row['bathrooms']) ?? 1)),
    squaremeterLiving: 0,
    dogsMax: amenities.petsAllowed ? 2 : 0,
    amenities: amenities.flags,
    equipment: amenities.equipment,
    // The feed counts beds without their kinds.
    bedRooms: [],
    access: null,
    charging: null,
    nightlyPrice,
    minStay,
    maxStay: Math.max(minStay, Math.min(2000, Math.round(numberOf(row['maximum_nights']) ?? 365))),
    ...ratingOf(row),
    ...(calendar ? { calendar: calendar.runs() } : {}),
  };
}

/** Bedrooms are often empty: studios have none, and where nothing is said two persons share one. */
function bedroomsOf(row: ListingRow, personsMax: number): number {
  const stated = numberOf(row['bedrooms']);
  if (stated !== null) return Math.min(50, Math.max(0, Math.round(stated)));
  return Math.min(Math.ceil(personsMax / 2), Math.max(1, Math.round(numberOf(row['beds']) ?? 1)));
}

/** The feed has other part scores: accuracy stands for furniture, the overall score for the outside. */
function ratingOf(row: ListingRow): Pick<FeedHome, 'rating'> {
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

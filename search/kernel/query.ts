import { QUERY } from './layout';

// A query as the host writes it: words of 32 bits from QUERY on.
export const TILES: i32 = QUERY;
export const FLAGS: i32 = QUERY + 4;
export const NIGHTS: i32 = QUERY + 8;
/** First arrival day that is looked at, their number, and the index of the wished one. */
export const FIRST_DAY: i32 = QUERY + 12;
export const ARRIVAL_COUNT: i32 = QUERY + 16;
export const WISHED: i32 = QUERY + 20;
/** Days that the arrival may shift; large for a window, whose arrivals are all wished. */
export const TOLERANCE: i32 = QUERY + 24;
export const TODAY: i32 = QUERY + 28;
export const HORIZON_DAY: i32 = QUERY + 32;
/** Bounds in cents. */
export const PRICE_MIN: i32 = QUERY + 36;
export const PRICE_MAX: i32 = QUERY + 40;
export const PERSONS: i32 = QUERY + 44;
export const DOGS: i32 = QUERY + 48;
/** Address of the list of hits: slots, then prices. */
export const HIT_SLOTS: i32 = QUERY + 52;
export const HIT_PRICES: i32 = QUERY + 56;
/** The wished country and number of the wished regions, with their flags. */
export const COUNTRY: i32 = QUERY + 60;
export const REGION_NUMBER_COUNT: i32 = QUERY + 64;
/** Number of the pets' criterion, -1 without. */
export const PETS_CRITERION: i32 = QUERY + 68;
/** west, south, east, north as f64. */
export const BOX: i32 = QUERY + 72;
export const CRITERIA_COUNT: i32 = QUERY + 104;
export const GROUP_COUNT: i32 = QUERY + 108;
/** Vectors of 128 options that each home has. */
export const OPTION_VECTORS: i32 = QUERY + 116;
/** Address of room for records to sort; of those that were asked for it has the page afterwards, see order.ts. */
export const RECORDS: i32 = QUERY - 4;
/** Each criterion: kind, value, flags. */
export const CRITERIA: i32 = QUERY + 120;
export const CRITERION_STRIDE: i32 = 12;
export const CRITERIA_MAX: i32 = 64;
/** Options that are counted without a criterion: its mask, first index, index after the last into the list of planes. */
export const GROUPS: i32 = CRITERIA + CRITERION_STRIDE * CRITERIA_MAX;
export const GROUP_STRIDE: i32 = 12;
export const GROUPS_MAX: i32 = 72;
/** Numbers of planes; the count of the n-th is the n-th of the answer. */
export const OPTION_PLANES: i32 = QUERY + 2048;

export const DATED: i32 = 1;
export const BOUNDED: i32 = 2;
export const WITH_BOX: i32 = 4;
/** Counts of options, regions and tolerances. */
export const WITH_FACETS: i32 = 8;
export const WITH_CAPACITY: i32 = 16;
/** The list of hits with prices, and the figures of their ratings; without it only their number. */
export const WITH_HITS: i32 = 32;
/** The lowest price; with it no list is made. */
export const WITH_LOWEST: i32 = 64;
export const WITH_COUNTRY: i32 = 128;
export const WITH_REGION: i32 = 256;

/** A plane of the tile's options by number. */
export const BY_PLANE: i32 = 0;
/** A set over all slots at an address. */
export const BY_SET: i32 = 1;
/** Without this filter other options would be found: its failures are told apart. */
export const HAS_OPTIONS: i32 = 1;
/** Says where homes lie: capacity asks these alone. */
export const IS_PLACE: i32 = 2;

/** Masks of the counts: from 1 on all criteria but that one; then with so many dogs. */
export const MASK_DOGS: i32 = 65;
export const MASKS: i32 = 68;

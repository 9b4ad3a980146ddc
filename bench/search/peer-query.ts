import {
  searchDefaults,
  toleranceChoices,
  type FilterKey,
  type SearchFilter,
} from '../../domain/search-filter.ts';
import { fromDayNumber, toDayNumber, type PlainDate } from '../../domain/stay.ts';
import { closedOptions } from '../../engines/search/matches-home.ts';
import { countDogs, readPeriod, type Period } from '../../engines/search/period.ts';
import { condition, type PeerIds } from './peer-conditions.ts';
import { pieceDaysMax } from './peer-tables.ts';

const notOfHomes: ReadonlySet<FilterKey> = new Set<FilterKey>([
  'startDate',
  'endDate',
  'duration',
  'tolerance',
  'priceMin',
  'priceMax',
  'sort',
  'page',
  'objectsPerPage',
]);
const withOptions: ReadonlySet<FilterKey> = new Set<FilterKey>([
  ...closedOptions.map(({ key }) => key),
  'lastminuteonly',
  'country',
  'region',
  'offerFilter',
]);

function totalSql(nights: number, persons: number, dogs: number): string {
  const always = `h.fee + h.fee_night * ${nights} + (h.fee_person + h.fee_person_night * ${nights}) * ${persons}`;
  if (dogs === 0) return always;
  return `${always} + h.dogs_fee + h.dogs_night * ${nights} + (h.dogs_person + h.dogs_person_night * ${nights}) * ${persons}
    + (h.dog + h.dog_night * ${nights}) * ${dogs}`;
}

function inBounds(priceSql: string, { priceMin, priceMax }: SearchFilter): string {
  const bounds = [
    ...(priceMin === undefined ? [] : [`${priceSql} >= ${priceMin * 100}`]),
    ...(priceMax === undefined || priceMax >= searchDefaults.priceMax
      ? []
      : [`${priceSql} <= ${priceMax * 100}`]),
  ];
  return bounds.length === 0 ? 'true' : `coalesce(${bounds.join(' AND ')}, false)`;
}

/**
 * Combines price and days into one number, so that its minimum is the cheapest, then the nearest, then the earliest
 * stay.
 */
const priceFactor = 10_000_000;
const keyOfDistance = 1_000;

/** Returns SQL for the cheapest matching arrival of each home for a tolerance of 0 to 3 days: best0 to best3. */
function bestStays(period: Period, where: string, fails: string): string {
  const { nights, tolerance } = period;
  const requested = period.requestedDay - period.today;
  const isWindow = period.lastDay - period.firstDay !== 2 * tolerance;
  const widest = isWindow ? 0 : toleranceChoices.at(-1)!;
  const firstDay = isWindow ? period.firstDay - period.today : requested - widest;
  const lastDay = isWindow ? period.lastDay - period.today : requested + widest;
  const end = `(d + ${nights})`;
  const hasWeek = nights >= 7;
  const sumSql = (of: 'nightly' | 'weekly'): string =>
    `(CASE WHEN ${end} <= p.season_until THEN ${nights} * p.${of}
       ELSE e.sum_${of} + (${end} - e.from_day) * e.${of} - p.sum_${of} - (d - p.from_day) * p.${of} END)::bigint`;
  const firstSix = `(CASE WHEN d + 6 <= p.season_until THEN 6 * p.nightly
       ELSE x.sum_nightly + (d + 6 - x.from_day) * x.nightly - p.sum_nightly - (d - p.from_day) * p.nightly END)::bigint`;
  const nextDaySql = (name: string, until: string): string => `LEFT JOIN LATERAL (
      SELECT s.from_day, s.until_day, s.block, s.departure_days, s.nightly, s.weekly, s.sum_nightly, s.sum_weekly
      FROM season s WHERE p.season_until < ${until} AND s.home = p.home AND s.from_day < ${until}
      ORDER BY s.from_day DESC LIMIT 1) ${name} ON true`;
  const weekdaySql = (day: string): string => `((${day} + ${(period.today + 3) % 7}) % 7)`;
  return `
  offered AS (
    SELECT h.object_number, d, ${hasWeek ? `greatest((2 * ${sumSql('weekly')} + 7) / 14, ${firstSix})` : sumSql('nightly')} AS original,
      greatest(CASE WHEN h.early_days <= d THEN h.early_percent ELSE 0 END,
        CASE WHEN h.late_days >= d THEN h.late_percent ELSE 0 END,
        CASE WHEN h.long_nights <= ${nights} THEN h.long_percent ELSE 0 END) AS percent
    FROM home h
    JOIN piece p ON p.home = h.object_number
    JOIN generate_series(${firstDay}, ${lastDay}) d ON d >= p.from_day AND d < p.until_day AND ${end} <= p.gap_until
    ${nextDaySql('e', end)}
    ${hasWeek ? nextDaySql('x', '(d + 6)') : ''}
    WHERE ${where}
      AND p.from_day BETWEEN ${firstDay - pieceDaysMax} AND ${lastDay} AND p.until_day > ${firstDay}
      AND p.gap_until >= ${firstDay + nights}
      AND ${nights} BETWEEN p.min_stay AND p.max_stay
      AND (p.arrival_days >> ${weekdaySql('d')}) & 1 = 1
      AND (CASE WHEN ${end} <= p.season_until THEN p.departure_days ELSE e.departure_days END >> ${weekdaySql(end)}) & 1 = 1
      AND (${end} <= p.season_until OR (e.block = p.block AND ${end} <= e.until_day))
      ${isWindow ? '' : `AND (abs(d - ${requested}) <= ${tolerance} OR ${fails} = 0)`}
  ),
  priced AS (
    SELECT object_number, abs(d - ${requested}) AS distance,
      (original - (2 * original * percent + 100) / 200) * ${priceFactor} + abs(d - ${requested}) * ${keyOfDistance} + d AS key
    FROM offered
  ),
  best AS (
    SELECT object_number, ${[0, ...toleranceChoices]
      .map((level) => `min(key)${isWindow ? '' : ` FILTER (WHERE distance <= ${level})`} AS best${level}`)
      .join(', ')}
    FROM priced GROUP BY object_number
  )`;
}

/** Returns one statement that computes everything that the engine does, as one row of JSON. */
export function peerStatement(requestedFilter: SearchFilter, today: PlainDate, ids: PeerIds): string {
  const filter: SearchFilter = { persons: searchDefaults.persons, ...requestedFilter };
  const period = readPeriod(filter, today);
  const persons = filter.persons!;
  const dogs = countDogs(filter);
  const keys = (Object.keys(filter) as FilterKey[]).filter(
    (key) => !notOfHomes.has(key) && filter[key] !== undefined,
  );
  const soft = keys.filter((key) => withOptions.has(key));
  const hard = keys.filter((key) => !withOptions.has(key));
  const fails =
    soft.length === 0
      ? '0'
      : `(${soft.map((key) => `(NOT (${condition(key, filter, ids)}))::int`).join(' + ')})`;
  const where = [
    ...hard.map((key) => condition(key, filter, ids)),
    ...(soft.length > 1 ? [`${fails} <= 1`] : []),
  ];
  const allConditions = where.length === 0 ? 'true' : where.join(' AND ');

  const accommodation = `b.best${period?.tolerance ?? 0} / ${priceFactor}`;
  const priceSql = (count: number): string =>
    period ? `(${accommodation} + ${totalSql(period.nights, persons, count)})` : 'h.week_price';
  const columns = [
    'h.*',
    `${fails} AS fails`,
    ...soft.map((key) => `NOT (${condition(key, filter, ids)}) AS fails_${key.toLowerCase()}`),
    `${priceSql(dogs)} AS price`,
    `${inBounds(priceSql(dogs), filter)} AS fits`,
    ...[0, 1, 2].map((count) => `${inBounds(priceSql(count), filter)} AS fits${count}`),
    ...(period ? [`(b.best${period.tolerance} % ${keyOfDistance})::int AS day`] : ['NULL::int AS day']),
    ...toleranceChoices.map((choice) =>
      period
        ? `coalesce(${inBounds(`(b.best${choice} / ${priceFactor} + ${totalSql(period.nights, persons, dogs)})`, filter)} AND b.best${choice} IS NOT NULL, false) AS within${choice}`
        : `true AS within${choice}`,
    ),
  ];
  const isHit = period ? `h.fits AND h.price IS NOT NULL` : 'h.fits';
  /** Rows to count for the options of a key: those that match all other filters. */
  const otherConditions = (key: FilterKey, fits = isHit): string =>
    soft.includes(key)
      ? `${fits} AND (h.fails = 0 OR h.fails = 1 AND h.fails_${key.toLowerCase()})`
      : `${fits} AND h.fails = 0`;

  const options = closedOptions.map(({ name, key, filter: option }) => {
    const fits = key === 'pets' ? isHit.replace('h.fits', `h.fits${period ? countDogs(option) : ''}`) : isHit;
    return [name, `${otherConditions(key, fits)} AND ${condition(key, option, ids)}`] as const;
  });
  options.push([
    'lastminuteonly:Y',
    `${otherConditions('lastminuteonly')} AND ${condition('lastminuteonly', {}, ids)}`,
  ]);
  for (const choice of toleranceChoices)
    options.push([
      `tolerance:${choice}`,
      period ? `h.within${choice} AND h.fails = 0` : `${isHit} AND h.fails = 0`,
    ]);
  const counts = options.map(([, counted]) => `count(*) FILTER (WHERE ${counted})`);
  const order = {
    recommendation: 'score DESC',
    rating: 'rating DESC',
    priceAsc: 'price NULLS LAST',
    priceDesc: 'price DESC NULLS LAST',
  }[filter.sort ?? 'recommendation'];
  const perPage = filter.objectsPerPage ?? searchDefaults.objectsPerPage;
  const groupSql = (key: 'country' | 'region'): string =>
    `(SELECT json_object_agg(${key}, number) FROM (SELECT h.${key}, count(*) AS number FROM dated h WHERE ${otherConditions(key)} GROUP BY 1) g)`;

  return `
  WITH ${period ? `${bestStays(period, allConditions, fails)},` : ''}
  dated AS MATERIALIZED (
    SELECT ${columns.join(', ')} FROM home h ${period ? 'JOIN best b USING (object_number)' : ''} WHERE ${allConditions}
  ),
  hits AS MATERIALIZED (SELECT object_number, price, day, score, rating, rating_count FROM dated h WHERE ${isHit} AND h.fails = 0),
  ranked AS (SELECT price, row_number() OVER (ORDER BY price) AS place, count(*) OVER () AS number FROM hits WHERE price IS NOT NULL),
  thirds AS (
    SELECT CASE WHEN place <= (number + 2) / 3 THEN 0 WHEN place <= (number + 2) / 3 + (number + 1) / 3 THEN 1 ELSE 2 END AS third,
      min(price) AS min, max(price) AS max, sum(price) AS sum, count(*) AS count
    FROM ranked GROUP BY 1
  )
  SELECT
    (SELECT json_agg(json_build_array(object_number, price, day)) FROM
      (SELECT * FROM hits ORDER BY ${order}, object_number LIMIT ${perPage} OFFSET ${((filter.page ?? 1) - 1) * perPage}) page) AS hits,
    (SELECT json_build_array(count(*), coalesce(sum(rating_count), 0), coalesce(sum(rating::bigint * rating_count), 0)) FROM hits) AS totals,
    (SELECT json_build_array(${counts.join(', ')}) FROM dated h) AS options,
    ${groupSql('country')} AS countries,
    ${groupSql('region')} AS regions,
    (SELECT json_object_agg(offer, number) FROM (
      SELECT offer, count(*) AS number FROM dated h, unnest(h.offers) offer WHERE ${otherConditions('offerFilter')} GROUP BY 1) g) AS offers,
    (SELECT json_object_agg(third, json_build_array(min, max, sum, count)) FROM thirds) AS thirds,
    ${period ? capacitySql(period, filter, ids) : 'NULL::json'} AS place`;
}

/** Names of the counted options, in the order of the statement's list. */
export const optionNames: readonly string[] = [
  ...closedOptions.map(({ name }) => name),
  'lastminuteonly:Y',
  ...toleranceChoices.map((choice) => `tolerance:${choice}`),
];

/**
 * Returns SQL that counts the homes of a place, and those with a free period within the requested one, without
 * tolerance.
 */
function capacitySql(period: Period, filter: SearchFilter, ids: PeerIds): string {
  const firstDay = period.firstDay + period.tolerance - period.today;
  const end = period.lastDay - period.tolerance - period.today + period.nights;
  const keys = (['BBoxString', 'country', 'region'] as const).filter((key) => filter[key] !== undefined);
  const where = keys.map((key) => condition(key, filter, ids)).join(' AND ') || 'true';
  return `(SELECT json_build_array(
      (SELECT count(*) FROM home h WHERE ${where}),
      (SELECT count(DISTINCT g.home) FROM gap g JOIN home h ON h.object_number = g.home
        WHERE ${where} AND g.from_day BETWEEN ${firstDay - pieceDaysMax} AND ${end - period.nights} AND g.until_day > ${firstDay}
          AND greatest(g.from_day, ${firstDay}) + ${period.nights} <= least(g.gap_until, ${end}))))`;
}

export function stayOfDay(
  day: number,
  today: PlainDate,
  nights: number,
): { startDate: PlainDate; endDate: PlainDate } {
  const start = toDayNumber(today) + day;
  return { startDate: fromDayNumber(start), endDate: fromDayNumber(start + nights) };
}

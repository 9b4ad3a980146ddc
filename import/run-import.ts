import {
  countryNameIn,
  loadCoast,
  locate,
  type Located,
  subdivisionAround,
} from '../engines/geography/face.ts';
import type { PlainDate } from '../domain/stay.ts';
import { locationsStore, type KnownLocations } from '../server/areas/locations/locations-store.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { foreignCurrencies } from './currencies.ts';
import { isReachable } from './ensure-provider.ts';
import type { FeedHome } from '../contract/feeds/feed-home.ts';
import type { FeedPreview } from '../contract/home-feeds/home-feed-preview.ts';
import type { FeedFiles, FeedReader, RejectedRow } from './feed-reader.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';
import { ImportError } from './import-error.ts';
import { readKnownHomes, readSource, writeSource } from './import-store.ts';
import { createLocationWriter } from './locations/ensure-locations.ts';
import { planRun, type RunPlan } from './plan-run.ts';
import { previewHomes } from './preview-homes.ts';
import { readFeed, type OnRead, type ReadFeed } from './read-feed.ts';
import { saveHomes, type SendingBusiness } from './save-homes.ts';
import { hasLowWeek } from './season-runs.ts';
import { pauseHomes, removeHomes } from './vanished-homes.ts';

export interface ImportOptions {
  read: FeedReader;
  files: FeedFiles;
  /** Name by which later runs find the feed's homes. */
  source: string;
  /** Null for euros, which is only allowed in euro countries. */
  currency: string | null;
  /** Value of one unit of the currency in euros. */
  rate: number;
  today: PlainDate;
  texts: SiteTexts;
  provider?: FeedProvider | undefined;
  /** True to shift past dates of the feed by whole weeks into the future. */
  moveIntoFuture?: boolean;
  /** True if the feed only has changes, so that missing homes stay online. */
  delta?: boolean;
  /** True if the number of missing homes is confirmed. */
  allowVanishing?: boolean;
  /** Keys of homes that are confirmed as missing. Any other missing home stops the run. */
  mayVanish?: readonly string[];
  /** The business that sends and owns the homes. Absent if the feed names the landlords. */
  business?: SendingBusiness;
  dryRun?: boolean;
  onRead?: OnRead;
  onProgress?(done: number, total: number): void;
}

export interface ImportReport {
  source: string;
  dryRun: boolean;
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  paused: number;
  returned: number;
  removed: number;
  homes: Record<'created' | 'changed' | 'returned' | 'paused' | 'removed', string[]>;
  /** German names of countries, regions and places that were created with their first home. */
  newLocations: string[];
  rejected: RejectedRow[];
  rejectedByReason: Record<string, number>;
  /**
   * Number of days by which the feed's dates were shifted, in whole weeks so that weekdays stay the same. Null if not
   * shifted.
   */
  shiftDays: number | null;
  /** Number of homes that are shown but cannot be booked, because no contact of their landlord is known. */
  notBookable: number;
  warnings: string[];
  /** Some homes as guests would see them. Only a trial of a business has them. */
  preview: FeedPreview | null;
}

/**
 * Reads the whole feed first, so that an invalid file or a missing currency changes nothing. Then each home is saved
 * in its own transaction. Unchanged homes are skipped.
 */
export async function runImport(
  connection: DatabaseConnection,
  options: ImportOptions,
): Promise<ImportReport> {
  const feed = await readFeed(options.read, options.files, options.onRead);
  if (options.business) refuseProviders(feed, options.business);
  const coast = loadCoast();
  const placedHomes: { feed: FeedHome; located: Located }[] = [];
  for (const home of feed.homes) {
    const location = locate(home, coast);
    if (location) placedHomes.push({ feed: home, located: location });
    else feed.rejected.push(withLine(feed.lines, { rejected: 'not on land', key: home.key }));
  }
  refuseUnknownCurrency(placedHomes, options.currency);

  const earlier = await readSource(connection.db, options.source);
  const knownHomes = await readKnownHomes(connection.db, options.source);
  const plan = planRun({ ...feed, placed: placedHomes }, knownHomes, earlier, options);
  const newLocations = listNewLocations(plan, await locationsStore.keys(connection.db));
  if (options.dryRun !== true) await executePlan(connection, plan, options, feed);
  const homes = listKeys(plan);
  return {
    source: options.source,
    dryRun: options.dryRun === true,
    rows: feed.rows,
    created: homes.created.length,
    changed: homes.changed.length,
    unchanged: plan.unchanged,
    paused: plan.vanished.length,
    returned: homes.returned.length,
    removed: plan.removed.length,
    homes,
    newLocations,
    rejected: feed.rejected,
    rejectedByReason: countReasons(feed.rejected),
    shiftDays: plan.source.shiftDays,
    notBookable: placedHomes.filter(({ feed: home }) => !isReachable(home.provider ?? options.provider))
      .length,
    preview:
      options.dryRun === true && options.business
        ? previewHomes(placedHomes, (key) => !knownHomes.has(key), options)
        : null,
    warnings: [
      ...plan.warnings,
      ...formatOddDays(feed),
      ...formatRemarks(feed),
      ...warnAboutLowWeeks(placedHomes),
      ...warnAboutUnknownTerms(placedHomes, options),
      ...(options.business?.isKnown === false && homes.created.length > 0
        ? [`${homes.created.length} homes wait for the office: guests see them once it has approved them.`]
        : []),
    ],
  };
}

const keysShown = 100;

const formatRemarks = ({ remarks }: ReadFeed): string[] =>
  [...remarks].map(([remark, keys]) => formatRemark(keys, remark));

function warnAboutLowWeeks(placed: readonly { feed: FeedHome }[]): string[] {
  const keys = placed.filter(({ feed }) => hasLowWeek(feed)).map(({ feed }) => feed.key);
  return keys.length === 0
    ? []
    : [
        formatRemark(
          keys,
          'have a weekly price below six nights, which has no effect (guests pay six nights)',
        ),
      ];
}

function formatRemark(keys: readonly string[], remark: string): string {
  const remainder = keys.length > keysShown ? ` and ${keys.length - keysShown} more` : '';
  return `${keys.length} homes ${remark}: ${keys.slice(0, keysShown).join(', ')}${remainder}.`;
}

/** Landlords only send their own homes. Another provider in a row means that the row or the API key is wrong. */
function refuseProviders(feed: ReadFeed, { kind }: SendingBusiness): void {
  if (kind !== 'landlord') return;
  const homesWithProvider = feed.homes.filter(({ provider }) => provider !== undefined);
  feed.homes = feed.homes.filter(({ provider }) => provider === undefined);
  const reason = 'a landlord lets their homes themselves: the row names a provider';
  feed.rejected.push(...homesWithProvider.map(({ key }) => withLine(feed.lines, { rejected: reason, key })));
}

async function executePlan(
  connection: DatabaseConnection,
  plan: RunPlan,
  options: ImportOptions,
  { rejected, lines }: ReadFeed,
): Promise<void> {
  await connection.transaction((tx) => writeSource(tx, options.source, plan.source));
  const locations = await createLocationWriter(connection.db, options.texts);
  const failedHomes = await saveHomes(
    { connection, locations, coast: loadCoast(), source: plan.source, options },
    plan.changes,
  );
  rejected.push(...failedHomes.map((row) => withLine(lines, row)));
  plan.failed.push(...failedHomes);
  await removeHomes(connection, plan.removed);
  await pauseHomes(connection, plan.vanished);
}

function withLine(lines: ReadFeed['lines'], row: RejectedRow): RejectedRow {
  const line = lines.get(row.key);
  return line === undefined ? row : { ...row, line };
}

function listKeys(plan: RunPlan): ImportReport['homes'] {
  const failedKeys = new Set(plan.failed.map(({ key }) => key));
  const findKeys = (isIncluded: (home: RunPlan['changes'][number]) => boolean): string[] =>
    plan.changes
      .filter((home) => !failedKeys.has(home.feed.key) && isIncluded(home))
      .map(({ feed }) => feed.key);
  return {
    created: findKeys(({ known }) => known === undefined),
    changed: findKeys(({ known, returns }) => known !== undefined && !returns),
    returned: findKeys(({ returns }) => returns),
    paused: plan.vanished.map(({ key }) => key),
    removed: plan.removed.map(({ key }) => key),
  };
}

function listNewLocations(plan: RunPlan, known: KnownLocations): string[] {
  const names = new Map<string, string>();
  for (const { located } of plan.changes) {
    const { country, town } = located;
    if (!known.countries.has(country)) names.set(country, countryNameIn(country, 'de'));
    const isKnown = known.places.has(town.id);
    const surroundingSubdivision = subdivisionAround(located.holidayRegion, located.subdivision);
    const newRegion = isKnown ? null : (located.holidayRegion ?? located.subdivision);
    for (const region of [newRegion, surroundingSubdivision])
      if (region && !known.regions.has(region.key)) names.set(region.key, region.names.de);
    if (!isKnown) names.set(String(town.id), town.names.de);
  }
  return [...names.values()];
}

function formatOddDays({ oddDays }: ReadFeed): string[] {
  return [...oddDays].map(
    ([reason, { count, firstLine }]) =>
      `${count} rows of the calendar were passed over: ${reason} (first in line ${firstLine}).`,
  );
}

function warnAboutUnknownTerms(
  placed: readonly { feed: FeedHome }[],
  { provider, business }: ImportOptions,
): string[] {
  const countWithout = (isUnknown: (home: FeedHome) => boolean): number =>
    placed.filter(({ feed }) => isUnknown(feed)).length;
  const unreachable =
    business?.kind === 'landlord' ? 0 : countWithout((home) => !isReachable(home.provider ?? provider));
  const noTerms = countWithout((home) => home.cancellation === undefined);
  return [
    ...(unreachable > 0
      ? [
          `${unreachable} homes cannot be booked: neither they nor --provider name anybody with a mail address.`,
        ]
      : []),
    ...(noTerms > 0
      ? [
          `${noTerms} homes come without terms of cancellation: cancelling costs their guests the whole price.`,
        ]
      : []),
  ];
}

/** Prices without a currency are not treated as euros outside the euro area. */
function refuseUnknownCurrency(placed: readonly { located: Located }[], currency: string | null): void {
  if (currency !== null) return;
  const country = placed.map(({ located }) => located.country).find((code) => foreignCurrencies[code]);
  const expectedCurrency = country && foreignCurrencies[country];
  if (!expectedCurrency) return;
  throw new ImportError(
    `These homes lie in ${country.toUpperCase()}, where prices are in ${expectedCurrency}: say --currency ${expectedCurrency} --rate <euros for one>.`,
    'currency',
    [expectedCurrency],
  );
}

export function countReasons(rejected: readonly RejectedRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rejected: reason } of rejected) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

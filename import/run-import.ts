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
import type { FeedFiles, FeedReader, RejectedRow } from './feed-reader.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';
import { ImportError } from './import-error.ts';
import { readKnownHomes, readSource, writeSource } from './import-store.ts';
import { createLocationWriter } from './locations/ensure-locations.ts';
import { planRun, type RunPlan } from './plan-run.ts';
import { readFeed, type OnRead, type ReadFeed } from './read-feed.ts';
import { saveHomes, type SendingBusiness } from './save-homes.ts';
import { hasLowWeek } from './season-runs.ts';
import { pauseHomes, removeHomes } from './vanished-homes.ts';

export interface ImportOptions {
  read: FeedReader;
  files: FeedFiles;
  /** Name under which the feed's homes are found again. */
  source: string;
  /** Null: euros, if the homes lie in euro countries. */
  currency: string | null;
  /** Euros for one unit of the currency. */
  rate: number;
  today: PlainDate;
  texts: SiteTexts;
  /** Landlord of rows without a provider. */
  provider?: FeedProvider | undefined;
  /** Past dates of the feed are shifted by whole weeks; otherwise dates are meant literally. */
  moveIntoFuture?: boolean;
  /** The feed has only changes, so missing homes do not vanish. */
  delta?: boolean;
  /** Somebody has confirmed the number of vanishing homes. */
  allowVanishing?: boolean;
  /** Keys of homes that somebody has confirmed as missing; no others may be. */
  mayVanish?: readonly string[];
  /** The business that sends the homes and owns them; absent: the feed names the landlords. */
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
  /** German names of countries, regions and places created with their first home. */
  newLocations: string[];
  rejected: RejectedRow[];
  rejectedByReason: Record<string, number>;
  /** Days by which the feed's dates were shifted: whole weeks, so that weekdays stay the same; null: not shifted. */
  shiftDays: number | null;
  /** Homes shown but not bookable, because no contact of their landlord is known. */
  notBookable: number;
  warnings: string[];
}

/**
 * Reads the whole feed first, so that a wrong file or a missing currency changes nothing; then each home is saved in a transaction of its
 * own. Unchanged homes are skipped.
 */
export async function runImport(
  connection: DatabaseConnection,
  options: ImportOptions,
): Promise<ImportReport> {
  const feed = await readFeed(options.read, options.files, options.onRead);
  if (options.business) refuseProviders(feed, options.business);
  const coast = loadCoast();
  const placed: { feed: FeedHome; located: Located }[] = [];
  for (const home of feed.homes) {
    const located = locate(home, coast);
    if (located) placed.push({ feed: home, located });
    else feed.rejected.push(rejectedAt(feed.lines, { rejected: 'not on land', key: home.key }));
  }
  refuseUnknownCurrency(placed, options.currency);

  const earlier = await readSource(connection.db, options.source);
  const known = await readKnownHomes(connection.db, options.source);
  const plan = planRun({ ...feed, placed }, known, earlier, options);
  const newLocations = locationsToCome(plan, await locationsStore.keys(connection.db));
  if (options.dryRun !== true) await carryOut(connection, plan, options, feed);
  const homes = homesOf(plan);
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
    notBookable: placed.filter(({ feed: home }) => !isReachable(home.provider ?? options.provider)).length,
    warnings: [
      ...plan.warnings,
      ...oddDaysOf(feed),
      ...remarksOf(feed),
      ...lowWeeks(placed),
      ...unknownTerms(placed, options),
      ...(options.business?.isKnown === false && homes.created.length > 0
        ? [`${homes.created.length} homes wait for the office: guests see them once it has approved them.`]
        : []),
    ],
  };
}

const keysNamed = 100;

const remarksOf = ({ remarks }: ReadFeed): string[] =>
  [...remarks].map(([remark, keys]) => sentenceAbout(keys, remark));

function lowWeeks(placed: readonly { feed: FeedHome }[]): string[] {
  const keys = placed.filter(({ feed }) => hasLowWeek(feed)).map(({ feed }) => feed.key);
  return keys.length === 0
    ? []
    : [
        sentenceAbout(
          keys,
          'have a weekly price below six nights, which has no effect (guests pay six nights)',
        ),
      ];
}

function sentenceAbout(keys: readonly string[], remark: string): string {
  const more = keys.length > keysNamed ? ` and ${keys.length - keysNamed} more` : '';
  return `${keys.length} homes ${remark}: ${keys.slice(0, keysNamed).join(', ')}${more}.`;
}

/** A landlord sends only their own homes: a row with another provider is a mistake, of the row or of the key. */
function refuseProviders(feed: ReadFeed, { kind }: SendingBusiness): void {
  if (kind !== 'landlord') return;
  const named = feed.homes.filter(({ provider }) => provider !== undefined);
  feed.homes = feed.homes.filter(({ provider }) => provider === undefined);
  const rejected = 'a landlord lets their homes themselves: the row names a provider';
  feed.rejected.push(...named.map(({ key }) => rejectedAt(feed.lines, { rejected, key })));
}

async function carryOut(
  connection: DatabaseConnection,
  plan: RunPlan,
  options: ImportOptions,
  { rejected, lines }: ReadFeed,
): Promise<void> {
  await connection.transaction((tx) => writeSource(tx, options.source, plan.source));
  const locations = await createLocationWriter(connection.db, options.texts);
  const failed = await saveHomes(
    { connection, locations, coast: loadCoast(), source: plan.source, options },
    plan.changes,
  );
  rejected.push(...failed.map((row) => rejectedAt(lines, row)));
  plan.failed.push(...failed);
  await removeHomes(connection, plan.removed);
  await pauseHomes(connection, plan.vanished);
}

function rejectedAt(lines: ReadFeed['lines'], row: RejectedRow): RejectedRow {
  const line = lines.get(row.key);
  return line === undefined ? row : { ...row, line };
}

function homesOf(plan: RunPlan): ImportReport['homes'] {
  const failed = new Set(plan.failed.map(({ key }) => key));
  const keysOf = (isMeant: (home: RunPlan['changes'][number]) => boolean): string[] =>
    plan.changes.filter((home) => !failed.has(home.feed.key) && isMeant(home)).map(({ feed }) => feed.key);
  return {
    created: keysOf(({ known }) => known === undefined),
    changed: keysOf(({ known, returns }) => known !== undefined && !returns),
    returned: keysOf(({ returns }) => returns),
    paused: plan.vanished.map(({ key }) => key),
    removed: plan.removed.map(({ key }) => key),
  };
}

function locationsToCome(plan: RunPlan, known: KnownLocations): string[] {
  const names = new Map<string, string>();
  for (const { located } of plan.changes) {
    const { country, town } = located;
    if (!known.countries.has(country)) names.set(country, countryNameIn(country, 'de'));
    const isKnown = known.places.has(town.id);
    const around = subdivisionAround(located.holidayRegion, located.subdivision);
    const own = isKnown ? null : (located.holidayRegion ?? located.subdivision);
    for (const region of [own, around])
      if (region && !known.regions.has(region.key)) names.set(region.key, region.names.de);
    if (!isKnown) names.set(String(town.id), town.names.de);
  }
  return [...names.values()];
}

function oddDaysOf({ oddDays }: ReadFeed): string[] {
  return [...oddDays].map(
    ([reason, { count, firstLine }]) =>
      `${count} rows of the calendar were passed over: ${reason} (first in line ${firstLine}).`,
  );
}

function unknownTerms(
  placed: readonly { feed: FeedHome }[],
  { provider, business }: ImportOptions,
): string[] {
  const without = (isUnknown: (home: FeedHome) => boolean): number =>
    placed.filter(({ feed }) => isUnknown(feed)).length;
  const unreachable =
    business?.kind === 'landlord' ? 0 : without((home) => !isReachable(home.provider ?? provider));
  const noTerms = without((home) => home.cancellation === undefined);
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

/** Prices without a currency are never taken for euros outside of euro countries. */
function refuseUnknownCurrency(placed: readonly { located: Located }[], currency: string | null): void {
  if (currency !== null) return;
  const country = placed.map(({ located }) => located.country).find((code) => foreignCurrencies[code]);
  const expected = country && foreignCurrencies[country];
  if (!expected) return;
  throw new ImportError(
    `These homes lie in ${country.toUpperCase()}, where prices are in ${expected}: say --currency ${expected} --rate <euros for one>.`,
    'currency',
    [expected],
  );
}

export function countReasons(rejected: readonly RejectedRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rejected: reason } of rejected) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

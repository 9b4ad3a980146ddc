import { createHash } from 'node:crypto';
import { loadCoast } from '../geography/coast.ts';
import { locate, type Located } from '../geography/locate.ts';
import { kmToOpenSea } from '../geography/open-sea.ts';
import { slugOf } from '../geography/slug.ts';
import { nightsBetween, type PlainDate } from '../domain/stay.ts';
import { insertLandlord } from '../server/areas/landlords/landlords-store.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { isRejected, type FeedFiles, type FeedHome, type FeedReader, type RejectedRow } from './feed-home.ts';
import { ImportError } from './import-error.ts';
import { insertSource, readDigests, readSource, type SourceRow } from './import-store.ts';
import { createLocationWriter } from './locations/ensure-locations.ts';
import { foreignCurrencies } from './currencies.ts';
import { firstDateOf } from './readers/inside-airbnb-calendar.ts';
import { saveHome } from './save-home.ts';
import { scheduleOf } from './season-runs.ts';
import { writeTexts } from './write-texts.ts';

export interface ImportOptions {
  read: FeedReader;
  files: FeedFiles;
  /** Name under which the feed's homes are found again. */
  source: string;
  /** Null: euros, as far as the homes lie in countries that pay with them. */
  currency: string | null;
  /** Euros for one unit of the currency. */
  rate: number;
  today: PlainDate;
  texts: SiteTexts;
  onProgress?(done: number, total: number): void;
}

export interface ImportReport {
  source: string;
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  rejected: RejectedRow[];
  rejectedByReason: Record<string, number>;
  /** Days by which the feed's dates were moved: whole weeks, so that weekdays stay true. */
  shiftDays: number | null;
}

/** Bed scenes by number of bedrooms; every home has an outside, a living room, a kitchen, a bath and a view. */
function scenesOf({ bedrooms, amenities }: FeedHome): string[] {
  const outside = amenities.includes('swimmingpool')
    ? 'pool'
    : amenities.includes('terrace')
      ? 'terrace'
      : null;
  const beds = Array.from({ length: Math.min(3, Math.max(1, bedrooms)) }, () => 'bedroom');
  return ['outside', 'living', 'kitchen', ...beds, 'bath', ...(outside ? [outside] : []), 'view'];
}

/**
 * Reads the whole feed first, so that a wrong file or a missing currency changes nothing; then each home is
 * saved whole in a transaction of its own. What is in the catalogue already and unchanged is passed over.
 */
export async function runImport(
  connection: DatabaseConnection,
  options: ImportOptions,
): Promise<ImportReport> {
  const { homes, rejected, rows } = await readFeed(options);
  const coast = loadCoast();
  const placed: { feed: FeedHome; located: Located }[] = [];
  for (const feed of homes) {
    const located = locate(feed, coast);
    if (located) placed.push({ feed, located });
    else rejected.push({ rejected: 'not on land', key: feed.key });
  }
  refuseUnknownCurrency(placed, options.currency);

  const source = await ensureSource(connection, homes, options);
  const digests = await readDigests(connection.db, options.source);
  const locations = await createLocationWriter(connection.db, options.texts);
  const report = { created: 0, changed: 0, unchanged: 0 };
  let done = 0;
  for (const { feed, located } of placed) {
    const digest = digestOf(feed, options);
    const known = digests.get(feed.key);
    if (known === digest) {
      report.unchanged++;
    } else {
      await connection.transaction(async (tx) => {
        const location = await locations.ensure(tx, located);
        await saveHome(tx, {
          source: options.source,
          digest,
          landlordId: source.landlordId,
          feed,
          location,
          quarter: located.quarter?.names.de ?? null,
          kmToSea: kmToOpenSea(coast, feed, 30),
          texts: writeTexts(feed, location.placeNames, options.texts),
          schedule: scheduleOf(feed, {
            rate: options.rate,
            shiftDays: source.shiftDays ?? 0,
            firstDate: source.firstDate,
          }),
          scenes: scenesOf(feed),
          slugOf: (objectNumber, title) => `${slugOf(title)}-${objectNumber}`,
        });
      });
      if (known === undefined) report.created++;
      else report.changed++;
    }
    options.onProgress?.(++done, placed.length);
  }
  return {
    source: options.source,
    rows,
    ...report,
    rejected,
    rejectedByReason: countReasons(rejected),
    shiftDays: source.shiftDays,
  };
}

async function readFeed(
  options: ImportOptions,
): Promise<{ homes: FeedHome[]; rejected: RejectedRow[]; rows: number }> {
  const homes = new Map<string, FeedHome>();
  const rejected: RejectedRow[] = [];
  let rows = 0;
  for await (const row of options.read(options.files)) {
    rows++;
    if (isRejected(row)) rejected.push(row);
    else if (homes.has(row.key)) rejected.push({ rejected: 'twice in the feed', key: row.key });
    else homes.set(row.key, row);
  }
  if (rows === 0) throw new ImportError('The feed is empty.');
  return { homes: [...homes.values()], rejected, rows };
}

/** A price without a word about its currency is never taken for euros where people pay with something else. */
function refuseUnknownCurrency(placed: readonly { located: Located }[], currency: string | null): void {
  if (currency !== null) return;
  const country = placed.map(({ located }) => located.country).find((code) => foreignCurrencies[code]);
  const expected = country && foreignCurrencies[country];
  if (!expected) return;
  throw new ImportError(
    `These homes lie in ${country.toUpperCase()}, where prices are in ${expected}: say --currency ${expected} --rate <euros for one>.`,
  );
}

async function ensureSource(
  connection: DatabaseConnection,
  homes: readonly FeedHome[],
  { source, today }: ImportOptions,
): Promise<SourceRow> {
  const known = await readSource(connection.db, source);
  if (known) return known;
  const first = firstDateOf(homes.flatMap(({ calendar }) => (calendar ? [calendar] : [])));
  const shiftDays = first === null ? null : Math.max(0, Math.ceil(nightsBetween(first, today) / 7) * 7);
  return connection.transaction(async (tx) => {
    // Feeds name no landlords: one stands for the source.
    const landlordId = await insertLandlord(tx, {
      name: `Import ${source}`,
      email: 'imports@feriola.example',
      is_trader: true,
    });
    const made = { landlordId, shiftDays, firstDate: today };
    await insertSource(tx, source, made);
    return made;
  });
}

function digestOf(feed: FeedHome, { rate }: ImportOptions): string {
  return createHash('sha256')
    .update(JSON.stringify([feed, rate]))
    .digest('hex');
}

function countReasons(rejected: readonly RejectedRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rejected: reason } of rejected) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

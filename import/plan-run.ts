import { createHash } from 'node:crypto';
import { nightsBetween, type PlainDate } from '../domain/stay.ts';
import type { Located } from '../engines/geography/face.ts';
import type { FeedHome } from '../contract/feeds/feed-home.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';
import { ImportError } from './import-error.ts';
import type { KnownHome, SourceRow } from './import-store.ts';
import type { ReadFeed } from './read-feed.ts';
import { findFirstDate } from './season-runs.ts';

export interface PlannedHome {
  feed: FeedHome;
  located: Located;
  known: KnownHome | undefined;
  digest: string;
  /** Null if the run has no calendar, so that existing nights stay. */
  calendarDigest: string | null;
  returns: boolean;
}

export interface RunPlan {
  source: SourceRow;
  changes: PlannedHome[];
  unchanged: number;
  /** Homes that are missing in the feed, or paused by it. */
  vanished: KnownHome[];
  removed: KnownHome[];
  /** Filled while the plan is executed. */
  failed: { key: string }[];
  warnings: string[];
}

interface RunOptions {
  today: PlainDate;
  rate: number;
  provider?: FeedProvider | undefined;
  moveIntoFuture?: boolean;
  delta?: boolean;
  allowVanishing?: boolean;
  mayVanish?: readonly string[];
}

/** A feed that loses more than this share of its homes at once is probably truncated. */
const vanishingMax = 0.05;
/** Days after which homes without a calendar are opened for a new period. */
const offeredAnewAfter = 90;

export function planRun(
  feed: Pick<ReadFeed, 'rejected' | 'removed' | 'paused'> & {
    placed: readonly { feed: FeedHome; located: Located }[];
  },
  known: ReadonlyMap<string, KnownHome>,
  earlier: SourceRow | null,
  options: RunOptions,
): RunPlan {
  const warnings: string[] = [];
  const source = chooseDates(feed.placed, earlier, options, warnings);
  const changes: PlannedHome[] = [];
  let unchanged = 0;
  for (const { feed: home, located } of feed.placed) {
    const knownHome = known.get(home.key);
    const { calendar, ...facts } = home;
    const digest = hashValue([
      facts,
      options.rate,
      options.provider ?? null,
      ...(calendar ? [] : [countPeriods(source, options.today)]),
    ]);
    const calendarDigest = calendar ? hashValue([calendar, options.rate, source.shiftDays]) : null;
    const isKept =
      knownHome?.digest === digest &&
      (calendarDigest === null || knownHome.calendarDigest === calendarDigest) &&
      !knownHome.paused;
    if (isKept) unchanged++;
    else
      changes.push({
        feed: home,
        located,
        known: knownHome,
        digest,
        calendarDigest,
        returns: knownHome?.paused ?? false,
      });
  }
  const removedHomes = feed.removed
    .flatMap((key) => known.get(key) ?? [])
    .filter(({ removed: wasRemoved }) => !wasRemoved);
  const vanishedHomes = options.delta ? [] : findVanished(feed, known);
  refuseVanishing(vanishedHomes, known, options);
  const pausedHomes = feed.paused.flatMap((key) => known.get(key) ?? []).filter(({ paused }) => !paused);
  return {
    source,
    changes,
    unchanged,
    vanished: [...vanishedHomes, ...pausedHomes],
    removed: removedHomes,
    failed: [],
    warnings,
  };
}

/**
 * Returns the homes that are missing in the feed. A home with an unusable row is not missing: it stays unchanged and
 * is reported.
 */
function findVanished(
  { placed, rejected, removed, paused: pausedKeys }: Parameters<typeof planRun>[0],
  known: ReadonlyMap<string, KnownHome>,
): KnownHome[] {
  const keysInFeed = new Set([
    ...placed.map(({ feed }) => feed.key),
    ...rejected.map(({ key }) => key),
    ...removed,
    ...pausedKeys,
  ]);
  return [...known.values()].filter(({ key, paused }) => !paused && !keysInFeed.has(key));
}

function refuseVanishing(
  vanished: readonly KnownHome[],
  known: ReadonlyMap<string, KnownHome>,
  options: RunOptions,
): void {
  const vanishedCount = vanished.length;
  const acceptedKeys = new Set(options.mayVanish);
  const visibleCount = [...known.values()].filter(({ paused }) => !paused).length;
  if (options.allowVanishing || vanishedCount <= visibleCount * vanishingMax) return;
  if (vanished.every(({ key }) => acceptedKeys.has(key))) return;
  throw new ImportError(
    `${vanishedCount} of ${visibleCount} homes are missing in this feed, more than ${vanishingMax * 100} %. Nothing was written. ` +
      'Say --delta if the feed holds changes only, --allow-vanishing if these homes are to be paused.',
    'vanishing',
    [String(visibleCount), ...vanished.map(({ key }) => key)],
  );
}

function chooseDates(
  placed: readonly { feed: FeedHome }[],
  earlier: SourceRow | null,
  { today, moveIntoFuture }: RunOptions,
  warnings: string[],
): SourceRow {
  const calendars = placed.flatMap(({ feed }) => (feed.calendar ? [feed.calendar] : []));
  if (!moveIntoFuture) {
    const ends = calendars.flatMap((runs) => runs.map(({ until }) => until));
    if (ends.length > 0 && ends.every((until) => until <= today))
      warnings.push(
        'All dates of the feed lie in the past: no night can be booked. --move-into-future moves them by whole weeks.',
      );
    return { kind: 'live', shiftDays: null, firstDate: earlier?.kind === 'live' ? earlier.firstDate : today };
  }
  // An archive keeps the shift of its first run, so that importing the same feed again changes nothing.
  if (earlier?.kind === 'archive') return earlier;
  const firstDay = findFirstDate(calendars);
  const shiftDays = firstDay === null ? 0 : Math.max(0, Math.ceil(nightsBetween(firstDay, today) / 7) * 7);
  return { kind: 'archive', shiftDays, firstDate: today };
}

/** Returns the number of such periods since the first import of the source. */
const countPeriods = ({ firstDate }: { firstDate: PlainDate }, today: PlainDate): number =>
  Math.floor(nightsBetween(firstDate, today) / offeredAnewAfter);

function hashValue(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

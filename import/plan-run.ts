import { createHash } from 'node:crypto';
import { nightsBetween, type PlainDate } from '../domain/stay.ts';
import type { Located } from '../engines/geography/face.ts';
import type { FeedHome } from '../contract/feeds/feed-home.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';
import { ImportError } from './import-error.ts';
import type { KnownHome, SourceRow } from './import-store.ts';
import type { ReadFeed } from './read-feed.ts';
import { firstDateOf } from './season-runs.ts';

export interface PlannedHome {
  feed: FeedHome;
  located: Located;
  known: KnownHome | undefined;
  digest: string;
  /** Null: the run has no calendar, and existing nights stay. */
  calendarDigest: string | null;
  returns: boolean;
}

export interface RunPlan {
  source: SourceRow;
  changes: PlannedHome[];
  unchanged: number;
  /** Missing in the feed, or declared as not offered for now. */
  vanished: KnownHome[];
  removed: KnownHome[];
  /** Filled when the plan is carried out. */
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
/** Days after which homes without a calendar in their feed are opened for a new period. */
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
  const source = datesOf(feed.placed, earlier, options, warnings);
  const changes: PlannedHome[] = [];
  let unchanged = 0;
  for (const { feed: home, located } of feed.placed) {
    const before = known.get(home.key);
    const { calendar, ...facts } = home;
    const digest = digestOf([
      facts,
      options.rate,
      options.provider ?? null,
      ...(calendar ? [] : [offered(source, options.today)]),
    ]);
    const calendarDigest = calendar ? digestOf([calendar, options.rate, source.shiftDays]) : null;
    const isKept =
      before?.digest === digest &&
      (calendarDigest === null || before.calendarDigest === calendarDigest) &&
      !before.paused;
    if (isKept) unchanged++;
    else
      changes.push({
        feed: home,
        located,
        known: before,
        digest,
        calendarDigest,
        returns: before?.paused ?? false,
      });
  }
  const removed = feed.removed.flatMap((key) => known.get(key) ?? []).filter(({ removed: gone }) => !gone);
  const vanished = options.delta ? [] : vanishedOf(feed, known);
  refuseVanishing(vanished, known, options);
  const told = feed.paused.flatMap((key) => known.get(key) ?? []).filter(({ paused }) => !paused);
  return { source, changes, unchanged, vanished: [...vanished, ...told], removed, failed: [], warnings };
}

/** A home whose row cannot be used has not vanished: it stays unchanged and is in the report. */
function vanishedOf(
  { placed, rejected, removed, paused: told }: Parameters<typeof planRun>[0],
  known: ReadonlyMap<string, KnownHome>,
): KnownHome[] {
  const named = new Set([
    ...placed.map(({ feed }) => feed.key),
    ...rejected.map(({ key }) => key),
    ...removed,
    ...told,
  ]);
  return [...known.values()].filter(({ key, paused }) => !paused && !named.has(key));
}

function refuseVanishing(
  vanished: readonly KnownHome[],
  known: ReadonlyMap<string, KnownHome>,
  options: RunOptions,
): void {
  const vanishing = vanished.length;
  const agreed = new Set(options.mayVanish);
  const shown = [...known.values()].filter(({ paused }) => !paused).length;
  if (options.allowVanishing || vanishing <= shown * vanishingMax) return;
  if (vanished.every(({ key }) => agreed.has(key))) return;
  throw new ImportError(
    `${vanishing} of ${shown} homes are missing in this feed, more than ${vanishingMax * 100} %. Nothing was written. ` +
      'Say --delta if the feed holds changes only, --allow-vanishing if these homes are to be paused.',
    'vanishing',
    [String(shown), ...vanished.map(({ key }) => key)],
  );
}

function datesOf(
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
  // An archive keeps the shift of its first run, so that the same feed again changes nothing.
  if (earlier?.kind === 'archive') return earlier;
  const first = firstDateOf(calendars);
  const shiftDays = first === null ? 0 : Math.max(0, Math.ceil(nightsBetween(first, today) / 7) * 7);
  return { kind: 'archive', shiftDays, firstDate: today };
}

/** Number of such periods since the source began. */
const offered = ({ firstDate }: { firstDate: PlainDate }, today: PlainDate): number =>
  Math.floor(nightsBetween(firstDate, today) / offeredAnewAfter);

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

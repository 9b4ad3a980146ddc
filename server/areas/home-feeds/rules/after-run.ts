import type { HomeFeedHours } from '../../../../domain/home-feeds.ts';

const hourMs = 3_600_000;
/** Spreads out requests to the same site. */
export const jitterMaxMs = 4 * 60_000;
/** Time of continuous failure before the business is notified. */
const toldAfterMs = 24 * hourMs;
/** An unchanged feed is read in full again after this, so that homes for which it lists no days are offered for new dates. */
const readWholeAfterMs = 7 * 24 * hourMs;

/** A failed feed is fetched again after an hour, whatever its interval. */
export function nextRunAfter(
  at: Date,
  { everyHours, failed, jitterMs }: { everyHours: HomeFeedHours; failed: boolean; jitterMs: number },
): Date {
  return new Date(at.getTime() + (failed ? 1 : everyHours) * hourMs + jitterMs);
}

/** The business is notified once, and again only after the feed has worked in between. */
export function isNoticeDue(at: Date, failingSince: Date | null, toldAt: Date | null): boolean {
  return failingSince !== null && toldAt === null && at.getTime() - failingSince.getTime() >= toldAfterMs;
}

/** True if the request may be conditional, so that the feed can answer that nothing has changed. */
export function mayBeUnchanged(now: Date, readAt: Date | null): boolean {
  return readAt !== null && now.getTime() - readAt.getTime() < readWholeAfterMs;
}

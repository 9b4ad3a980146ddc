import type { HomeFeedHours } from '../../../../domain/home-feeds.ts';

const hourMs = 3_600_000;
/** Feeds of one site are not all fetched at the same moment. */
export const jitterMaxMs = 4 * 60_000;
/** A feed that has failed for so long is told of. */
const toldAfterMs = 24 * hourMs;
/** A feed that says that nothing has changed is asked for all of it again after so long: homes without days are offered anew. */
const readWholeAfterMs = 7 * 24 * hourMs;

/** One that failed is fetched again after an hour, however seldom it is fetched else. */
export function nextRunAfter(
  at: Date,
  { everyHours, failed, jitterMs }: { everyHours: HomeFeedHours; failed: boolean; jitterMs: number },
): Date {
  return new Date(at.getTime() + (failed ? 1 : everyHours) * hourMs + jitterMs);
}

/** The business is written to once, and again only after the feed was well. */
export function isToBeTold(at: Date, failingSince: Date | null, toldAt: Date | null): boolean {
  return failingSince !== null && toldAt === null && at.getTime() - failingSince.getTime() >= toldAfterMs;
}

/** Whether a feed may answer that nothing has changed since. */
export function mayBeUnchanged(now: Date, readAt: Date | null): boolean {
  return readAt !== null && now.getTime() - readAt.getTime() < readWholeAfterMs;
}

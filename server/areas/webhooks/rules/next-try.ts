const minuteMs = 60_000;
/** Waiting times after each failure: eight tries within a day. */
const waitsMs = [1, 5, 20, 60, 180, 360, 720].map((minutes) => minutes * minuteMs);

/** Returns the time of the next attempt after `tries` failed ones. Null after a day of attempts. */
export function nextTryAfter(at: Date, tries: number): Date | null {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? null : new Date(at.getTime() + wait);
}

const disabledAfterMs = 3 * 24 * 60 * minuteMs;

/** True for a webhook that has failed for three days, which is then switched off. */
export function isToBeDisabled(at: Date, failingSince: Date | null): boolean {
  return failingSince !== null && at.getTime() - failingSince.getTime() >= disabledAfterMs;
}

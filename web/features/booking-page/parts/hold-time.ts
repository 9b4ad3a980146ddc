import type { Translate } from '../../../../texts/translate.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface TimeLeft {
  ms: number;
  days: number;
  hours: number;
  minutes: number;
}

/** Returns the whole days, hours and minutes until the ISO moment; null once it has passed. `now` is in milliseconds. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const ms = Date.parse(until) - now;
  if (ms <= 0) return null;
  const minutes = Math.floor(ms / minuteMs);
  return {
    ms,
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

/** Leaves out units of zero. */
export function timeInWords({ days, hours, minutes }: TimeLeft, t: Translate): string {
  return [
    days > 0 && t('booking.hold.days', { count: days }),
    hours > 0 && t('booking.hold.hours', { count: hours }),
    days === 0 && (minutes > 0 || hours === 0) && t('booking.hold.minutes', { count: minutes }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Milliseconds before the end at which screen readers announce the remaining time, the last mark first. */
const marks: readonly number[] = [5 * minuteMs, 15 * minuteMs, hourMs, 3 * hourMs, 24 * hourMs];

/** Returns the smallest mark that has been passed; null while more time is left than any of them. */
export function spokenMark(msLeft: number): number | null {
  return marks.find((mark) => msLeft <= mark) ?? null;
}

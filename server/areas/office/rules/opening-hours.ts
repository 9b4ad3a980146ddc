import type { OfficeHours } from '../../../../domain/operator/facts.ts';

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const minuteMs = 60_000;

const longestMinutes = 60;

export function isOpenAt(moment: Date, times: readonly OfficeHours[]): boolean {
  const parts = berlin.formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const weekday = weekdays.indexOf(part('weekday'));
  const time = `${part('hour')}:${part('minute')}`;
  return times.some((day) => day.weekday === weekday && day.from <= time && time < day.to);
}

/** The last result, cached: many pages ask within the same minute, and computing it takes half a millisecond. */
let lastChange: { times: readonly OfficeHours[]; minute: number; change: number | null } | null = null;

/** Returns the epoch milliseconds of the next opening or closing within the hour; null if there is none. */
function nextChange(minute: number, times: readonly OfficeHours[]): number | null {
  if (lastChange?.minute === minute && lastChange.times === times) return lastChange.change;
  const isOpen = isOpenAt(new Date(minute), times);
  let change: number | null = null;
  for (let ahead = 1; ahead <= longestMinutes && change === null; ahead += 1) {
    const then = minute + ahead * minuteMs;
    if (isOpenAt(new Date(then), times) !== isOpen) change = then;
  }
  lastChange = { times, minute, change };
  return change;
}

/**
 * Returns the epoch seconds at which the answer expires: the next opening or closing, at most an hour ahead. It checks minute by minute, so
 * that daylight saving needs no rule of its own.
 */
export function officeExpiry(moment: Date, times: readonly OfficeHours[]): number {
  const change = nextChange(Math.floor(moment.getTime() / minuteMs) * minuteMs, times);
  return change === null ? Math.floor(moment.getTime() / 1000) + longestMinutes * 60 : change / 1000;
}

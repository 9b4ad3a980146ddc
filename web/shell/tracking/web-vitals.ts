import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';

export type MeasuredTimings = Omit<InputOf<Api['logTimings']>, 'uid' | 'jwt' | 'route'>;

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface InteractionEntry extends PerformanceEntry {
  interactionId?: number;
}

/** Layout shifts form a session while gaps stay below one second and the whole below five, as Web Vitals defines CLS. */
const sessionGapMs = 1000;
const sessionMs = 5000;

export function worstShift(shifts: readonly Pick<ShiftEntry, 'startTime' | 'value'>[]): number {
  let highest = 0;
  let session = { value: 0, from: 0, last: -Infinity };
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - session.last < sessionGapMs && startTime - session.from < sessionMs;
    session = goesOn
      ? { ...session, value: session.value + value, last: startTime }
      : { value, from: startTime, last: startTime };
    highest = Math.max(highest, session.value);
  }
  return highest;
}

/** Each interaction counts by its longest event; one in fifty interactions is ignored, as INP is defined. */
export function slowInteraction(
  events: readonly { interactionId?: number | undefined; duration: number }[],
): number | undefined {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (!interactionId) continue;
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const durations = [...longest.values()].sort((a, b) => b - a);
  return durations[Math.min(Math.floor(durations.length / 50), durations.length - 1)];
}

/** Measures speed and layout stability of the visit's first page. The returned function gives the current values. */
export function watchVitals(): () => MeasuredTimings {
  const shifts: ShiftEntry[] = [];
  const events: InteractionEntry[] = [];
  let lcp: number | undefined;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    // `buffered` includes entries from before the observer was created.
    const options = { type, buffered: true, durationThreshold: 40 };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  };
  observe('largest-contentful-paint', (entry) => (lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    if (!(entry as ShiftEntry).hadRecentInput) shifts.push(entry as ShiftEntry);
  });
  observe('event', (entry) => events.push(entry));

  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const timings: MeasuredTimings = {
      ttfb: navigation?.responseStart,
      domInteractive: navigation?.domInteractive,
      load: navigation?.loadEventEnd,
      fcp: paint?.startTime,
      lcp,
      cls: worstShift(shifts),
      inp: slowInteraction(events),
    };
    return Object.fromEntries(
      Object.entries(timings).flatMap(([name, value]) =>
        typeof value === 'number' && value >= 0 ? [[name, Math.round(value * 1000) / 1000]] : [],
      ),
    );
  };
}

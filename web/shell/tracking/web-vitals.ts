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

/** Shifts count as one session while no second passes between two, and five in all. */
const sessionGapMs = 1000;
const sessionMs = 5000;

/** The worst session of layout shifts. */
export function worstShift(shifts: readonly Pick<ShiftEntry, 'startTime' | 'value'>[]): number {
  let worst = 0;
  let session = { value: 0, from: 0, last: -Infinity };
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - session.last < sessionGapMs && startTime - session.from < sessionMs;
    session = goesOn
      ? { ...session, value: session.value + value, last: startTime }
      : { value, from: startTime, last: startTime };
    worst = Math.max(worst, session.value);
  }
  return worst;
}

/** Each interaction by its longest event; of fifty interactions one is overlooked, of a hundred two. */
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

/** Follows how fast and how steady the first page of the visit is. The answer is what is known so far. */
export function watchVitals(): () => MeasuredTimings {
  const shifts: ShiftEntry[] = [];
  const events: InteractionEntry[] = [];
  let lcp: number | undefined;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    // `buffered`: what happened before anybody asked is told, too.
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

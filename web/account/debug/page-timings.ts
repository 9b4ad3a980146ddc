/** Times in milliseconds. */
export interface PageTiming {
  name: string;
  ms: number;
}

type Navigation = Pick<
  PerformanceNavigationTiming,
  'responseStart' | 'responseEnd' | 'domInteractive' | 'domContentLoadedEventEnd' | 'loadEventEnd'
> & { serverTiming?: readonly { name: string; duration: number }[] };

/** Lists the browser's timings of this document and the server's own. Events that have not happened yet are omitted. */
export function listTimings(navigation: Navigation | undefined): PageTiming[] {
  if (!navigation) return [];
  const serverTimings = (
    ['responseStart', 'responseEnd', 'domInteractive', 'domContentLoadedEventEnd', 'loadEventEnd'] as const
  ).map((name) => ({ name, ms: navigation[name] }));
  const server = (navigation.serverTiming ?? []).map(({ name, duration }) => ({
    name: `server: ${name}`,
    ms: duration,
  }));
  return [...serverTimings, ...server].filter(({ ms }) => ms > 0);
}

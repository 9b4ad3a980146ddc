/** Milliseconds. */
export interface PageTiming {
  name: string;
  ms: number;
}

type Navigation = Pick<
  PerformanceNavigationTiming,
  'responseStart' | 'responseEnd' | 'domInteractive' | 'domContentLoadedEventEnd' | 'loadEventEnd'
> & { serverTiming?: readonly { name: string; duration: number }[] };

/** Reads the browser's timings of this document and the server's own timings; events that have not happened yet are left out. */
export function timingsOf(navigation: Navigation | undefined): PageTiming[] {
  if (!navigation) return [];
  const own = (
    ['responseStart', 'responseEnd', 'domInteractive', 'domContentLoadedEventEnd', 'loadEventEnd'] as const
  ).map((name) => ({ name, ms: navigation[name] }));
  const server = (navigation.serverTiming ?? []).map(({ name, duration }) => ({
    name: `server: ${name}`,
    ms: duration,
  }));
  return [...own, ...server].filter(({ ms }) => ms > 0);
}

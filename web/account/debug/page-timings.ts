/** One figure of how the page came, in milliseconds. */
export interface PageTiming {
  name: string;
  ms: number;
}

type Navigation = Pick<
  PerformanceNavigationTiming,
  'responseStart' | 'responseEnd' | 'domInteractive' | 'domContentLoadedEventEnd' | 'loadEventEnd'
> & { serverTiming?: readonly { name: string; duration: number }[] };

/** What the browser measured of this document, with what the server said of its own work; nothing that has not happened yet. */
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

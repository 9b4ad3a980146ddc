/**
 * Marks a page that is fetched to be read from its top: what lies out of sight (`when-near`) costs it no style, layout
 * and paint before it comes near, or before the browser has time for it. A page that is come back to or loaded anew is scrolled to its old place,
 * which only holds when all above it has its own height. It is sent as text within the page: nothing outside of it may be named here.
 */
export function markFirstView(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && location.hash === '') document.documentElement.dataset['firstView'] = '';
}

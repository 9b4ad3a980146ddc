/**
 * Marks a page that is loaded to be read from its top: parts out of sight (`when-near`) then cost no style, layout and paint before they
 * come near, or before the browser is idle. A page that is reloaded or returned to is scrolled to its old position, which is only right
 * when all parts above have their real height. The function is sent as text within the page, so it must not refer to anything outside of
 * itself.
 */
export function markFirstView(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && location.hash === '') document.documentElement.dataset['firstView'] = '';
}

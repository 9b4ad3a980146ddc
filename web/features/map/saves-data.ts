/** Whether the visitor's browser is to load no more than needed. Not every browser tells; in the browser alone. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

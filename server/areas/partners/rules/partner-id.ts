/** Reads the id, the last one of a list; empty where it is no number that an id can be. */
export function partnerId(given: string): string {
  const last = given.split(',').at(-1)!.trim();
  return /^\d{1,15}$/.test(last) ? String(Number(last)) : '';
}

/** The key of a filter's text; a point in a value would part the key. */
export function filterTextKey(key: string, value: string | number): string {
  return `search.filter.${key}:${String(value).replace('.', '_')}`;
}

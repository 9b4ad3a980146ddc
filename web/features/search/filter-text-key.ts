/** Returns the text key of a filter; a dot in a value would split the key, so it is replaced. */
export function filterTextKey(key: string, value: string | number): string {
  return `search.filter.${key}:${String(value).replace('.', '_')}`;
}

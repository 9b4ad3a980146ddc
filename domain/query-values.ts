/**
 * Reads a value as an address carries it: all digits or empty become numbers (empty is 0), others are URL-decoded; what
 * cannot be decoded stays as it is.
 */
export function parseQueryValue(value: string): string | number {
  if (/^\d*$/.test(value)) return Number(value);
  return decoded(value);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The values of an address's query by name. A name without a value says nothing, so it is missing; of a name that is there
 * twice the last one counts.
 */
export function queryValues(search: string): Record<string, string | number> {
  const pairs = search.replace(/^\?/, '').replaceAll('+', ' ').split('&');
  return Object.fromEntries(
    pairs.flatMap((pair): [string, string | number][] => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
      return value === '' ? [] : [[decoded(name), parseQueryValue(value)]];
    }),
  );
}

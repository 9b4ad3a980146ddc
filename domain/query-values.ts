/** Parses a query value: digits or empty become numbers (empty is 0), others are URL-decoded; if that fails the value stays unchanged. */
export function parseQueryValue(value: string): string | number {
  if (/^\d*$/.test(value)) return Number(value);
  return decode(value);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses query values by name. Names without a value are omitted; of repeated names the last one counts. */
export function queryValues(search: string): Record<string, string | number> {
  const pairs = search.replace(/^\?/, '').replaceAll('+', ' ').split('&');
  return Object.fromEntries(
    pairs.flatMap((pair): [string, string | number][] => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
      return value === '' ? [] : [[decode(name), parseQueryValue(value)]];
    }),
  );
}

/** Deeper than any value that an endpoint stores; deeper levels are returned unchanged. */
const deepest = 20;

/**
 * Replaces NUL and lone surrogates, which PostgreSQL rejects, by the replacement character, as browsers do, so that no input can break a
 * query.
 */
export function storableText<Value>(value: Value, level = 0): Value {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '\ufffd') as Value;
  if (typeof value !== 'object' || value === null || level > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => storableText<unknown>(item, level + 1)) as Value;
  const entries = Object.entries(value).map(([key, inner]) => [
    storableText(key),
    storableText<unknown>(inner, level + 1),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** True when all texts of a value, field names included, can be stored unchanged. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

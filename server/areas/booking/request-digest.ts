import { createHash } from 'node:crypto';

/** What was asked for, whoever asks: a login between two attempts does not make another request of it. */
export function requestDigest(input: Readonly<Record<string, unknown>>): string {
  const { uid: _uid, jwt: _jwt, idempotencyKey: _key, bookingHash: _hash, ...body } = input;
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url');
}

/** Keys in order, since the order in which a client writes them means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

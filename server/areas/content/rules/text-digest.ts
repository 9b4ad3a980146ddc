import { createHash } from 'node:crypto';

/** Sorts keys at all depths, since the database stores them in an order of its own. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns a digest by which an approval identifies its text, whatever the order of its keys. */
export const textDigest = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, sortKeys)).digest('base64url');

import type { HomePart } from '../../../contract/homes/own-home.ts';

/**
 * Serializes a section for comparison. Keys are sorted, because the server may return fields in another order. NaN
 * gets a value of its own, because JSON would turn it into null.
 */
export const serializePart = (part: HomePart): string =>
  JSON.stringify(part, (_, value: unknown) => {
    if (Number.isNaN(value)) return 'unreadable';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });

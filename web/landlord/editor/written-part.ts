import type { HomePart } from '../../../contract/homes/own-home.ts';

/**
 * Serializes a section for comparison. The server need not answer the fields of an entry in the order in which they were sent; JSON would
 * turn NaN into null, so an unreadable number gets a value of its own.
 */
export const writtenPart = (part: HomePart): string =>
  JSON.stringify(part, (_, value: unknown) => {
    if (Number.isNaN(value)) return 'unreadable';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });

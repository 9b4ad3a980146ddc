import { readPair } from './read-position.ts';

/** Street and postal code of an address, as far as they are known. */
export interface AddressLine {
  street: string;
  zip: string;
}

/** What a host typed of the address while looking for the town: "Seeweg 4, Prien", "83209 Prien" or "83209". */
export function readAddress(typed: string): AddressLine {
  if (readPair(typed) !== null) return { street: '', zip: '' };
  const parts = typed.split(',').map((part) => part.trim());
  const street = parts.length > 1 ? parts.slice(0, -1).find((part) => /\p{L}.*\d/u.test(part)) : undefined;
  const [, zip] =
    parts.map((part) => /^(\d{4,5})(?=\s+\p{L}|$)/u.exec(part)).find((found) => found !== null) ?? [];
  return { street: street ?? '', zip: zip ?? '' };
}

import { readPair } from './read-position.ts';

/** Street and postal code of an address, as far as they are known. */
export interface AddressLine {
  street: string;
  zip: string;
}

/** A postal code before or after the town, with or without its country: "83209", "D-83209", "CH 3818", "1012 AB", "00-120". */
const postcode = /(?:^|[\s,])(?:[A-Z]{1,2}[- ])?(\d{4,5}(?: [A-Z]{2}(?=$|[\s,]))?|\d{2}-\d{3})(?=$|[\s,])/u;

/** What a host typed of the address while looking for the town: "Seeweg 4, Prien", "Seeweg 4 83209 Prien" or "83209". */
export function readAddress(typed: string): AddressLine {
  if (readPair(typed) !== null) return { street: '', zip: '' };
  const found = postcode.exec(typed);
  const parts = (
    found === null ? [typed] : [typed.slice(0, found.index), typed.slice(found.index + found[0].length)]
  )
    .flatMap((part, at) =>
      part.split(',').map((text) => ({ text: text.trim(), isBeforeCode: found !== null && at === 0 })),
    )
    .filter(({ text }) => text !== '');
  const street = parts.find(
    ({ text, isBeforeCode }, at) => (at < parts.length - 1 || isBeforeCode) && /\p{L}.*\d/u.test(text),
  );
  return { street: street?.text ?? '', zip: found?.[1] ?? '' };
}

/** The part of a typed address by which its town is found; with commas the search finds it by itself. */
export function readTown(typed: string): string {
  const found = postcode.exec(typed);
  return found === null || typed.includes(',') ? typed : typed.slice(found.index).trim();
}

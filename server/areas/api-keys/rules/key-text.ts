import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 10;
/** 43 characters of 62 make more than 256 bits. */
const secretLength = 43;
const checkLength = 6;

/** Lets secret scanners recognise the keys in published code. */
const prefix = 'fer_live_';
const form = new RegExp(
  `^${prefix}([0-9A-Za-z]{${idLength}})_[0-9A-Za-z]{${secretLength}}([0-9A-Za-z]{${checkLength}})$`,
);

function randomText(length: number): string {
  let text = '';
  // Bytes past the last whole multiple are thrown away, or some signs would come more often.
  const usable = 256 - (256 % alphabet.length);
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < usable && text.length < length) text += alphabet[byte % alphabet.length]!;
    }
  }
  return text;
}

function checkOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < checkLength; place++) {
    text = alphabet[rest % alphabet.length]! + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}

/** Makes a key: `fer_live_<id>_<secret><check>`. */
export function newKey(): { id: string; key: string } {
  const id = randomText(idLength);
  const body = `${prefix}${id}_${randomText(secretLength)}`;
  return { id, key: body + checkOf(body) };
}

/** Reads the key in a header `Authorization`; null if its format or checksum is wrong, which saves a query. */
export function keyOfHeader(header: string): { id: string; key: string } | null {
  const key = /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
  const found = form.exec(key);
  if (!found || checkOf(key.slice(0, -checkLength)) !== found[2]) return null;
  return { id: found[1]!, key };
}

import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 10;
/** 43 characters of 62 make more than 256 bits. */
const secretLength = 43;
const checkLength = 6;

/** Secret scanners recognize keys in published code by this prefix. */
const prefix = 'fer_live_';
const form = new RegExp(
  `^${prefix}([0-9A-Za-z]{${idLength}})_[0-9A-Za-z]{${secretLength}}([0-9A-Za-z]{${checkLength}})$`,
);

function randomText(length: number): string {
  let text = '';
  // Rejects bytes beyond the last whole multiple, which would make some characters more frequent.
  const usable = 256 - (256 % alphabet.length);
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < usable && text.length < length) text += alphabet[byte % alphabet.length]!;
    }
  }
  return text;
}

function checksum(body: string): string {
  let remainder = crc32(body);
  let text = '';
  for (let place = 0; place < checkLength; place++) {
    text = alphabet[remainder % alphabet.length]! + text;
    remainder = Math.floor(remainder / alphabet.length);
  }
  return text;
}

/** Makes a key: `fer_live_<id>_<secret><check>`. */
export function newKey(): { id: string; key: string } {
  const id = randomText(idLength);
  const body = `${prefix}${id}_${randomText(secretLength)}`;
  return { id, key: body + checksum(body) };
}

/** Reads the key in a header `Authorization`; null if its format or checksum is wrong, which saves a query. */
export function keyOfHeader(header: string): { id: string; key: string } | null {
  const key = /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
  const match = form.exec(key);
  if (!match || checksum(key.slice(0, -checkLength)) !== match[2]) return null;
  return { id: match[1]!, key };
}

/** Letters that mean the same whatever a mail server does to them. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes as small letters and digits, five bits each: what stands in the local part of an address. */
export function toLetters(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letters[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text;
}

function fromLetters(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    held = (held << 5) | letters.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/**
 * The tag of an address that only this server can have made: 256 bits in base64url as 52 letters. With its name before it, it
 * stays within the 64 characters of a local part.
 */
export function tagOf(secret: string): string {
  return toLetters(Buffer.from(secret, 'base64url'));
}

/** The 43 characters of base64url that a tag stands for; null where it is none. */
export function secretOfTag(tag: string): string | null {
  return /^[a-z2-7]{52}$/.test(tag) ? fromLetters(tag).toString('base64url') : null;
}

/** Where reports about a mail go that cannot be delivered: the address says whom it was for, by a keyed hash. */
export const bounceMailbox = 'bounce';

/** The local part of the envelope's sender. */
export function bounceLocalPart(addressHash: string): string {
  return `${bounceMailbox}+${tagOf(addressHash)}`;
}

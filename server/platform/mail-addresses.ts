/** A case-insensitive alphabet, since mail servers may change the case. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Encodes bytes as lower-case letters and digits, five bits each, for the local part of an address. */
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
 * Encodes a secret of 256 bits (base64url) as an address tag of 52 letters. With a prefix it stays within the 64 characters of a local
 * part.
 */
export function tagOf(secret: string): string {
  return toLetters(Buffer.from(secret, 'base64url'));
}

/** Decodes a tag into its 43 characters of base64url; null where it is none. */
export function secretOfTag(tag: string): string | null {
  return /^[a-z2-7]{52}$/.test(tag) ? fromLetters(tag).toString('base64url') : null;
}

/** Mailbox for bounces: the address contains a keyed hash of the recipient. */
export const bounceMailbox = 'bounce';

export function bounceLocalPart(addressHash: string): string {
  return `${bounceMailbox}+${tagOf(addressHash)}`;
}

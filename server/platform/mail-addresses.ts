/** A case-insensitive alphabet, since mail servers may change the case. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Encodes bytes as lower-case letters and digits, five bits each, for the local part of an address. */
export function toLetters(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let bitCount = 0;
  for (const byte of bytes) {
    bitCount = (bitCount << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letters[(bitCount >> (bits - 5)) & 31];
    bitCount &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(bitCount << (5 - bits)) & 31] : text;
}

function fromLetters(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let bitCount = 0;
  for (const letter of text) {
    bitCount = (bitCount << 5) | letters.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((bitCount >> bits) & 255);
    bitCount &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/**
 * Encodes a secret of 256 bits (base64url) as an address tag of 52 letters. With a prefix it stays within the 64 characters of a local
 * part.
 */
export function encodeTag(secret: string): string {
  return toLetters(Buffer.from(secret, 'base64url'));
}

/** Decodes a tag into its 43 characters of base64url; null if it is not a valid tag. */
export function decodeTag(tag: string): string | null {
  return /^[a-z2-7]{52}$/.test(tag) ? fromLetters(tag).toString('base64url') : null;
}

/** The mailbox for bounces; the full address contains a keyed hash of the recipient. */
export const bounceMailbox = 'bounce';

export function bounceLocalPart(addressHash: string): string {
  return `${bounceMailbox}+${encodeTag(addressHash)}`;
}

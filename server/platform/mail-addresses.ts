/** The alphabet of base32 (RFC 4648) in lower case. Base64 would not survive mail servers that change the case. */
const base32Letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Encodes bytes as base32 without padding, for the local part of an address. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bitCount = 0;
  let pendingBits = 0;
  for (const byte of bytes) {
    pendingBits = (pendingBits << 8) | byte;
    bitCount += 8;
    for (; bitCount >= 5; bitCount -= 5) text += base32Letters[(pendingBits >> (bitCount - 5)) & 31];
    pendingBits &= (1 << bitCount) - 1;
  }
  return bitCount > 0 ? text + base32Letters[(pendingBits << (5 - bitCount)) & 31] : text;
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bitCount = 0;
  let pendingBits = 0;
  for (const letter of text) {
    pendingBits = (pendingBits << 5) | base32Letters.indexOf(letter);
    bitCount += 5;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes.push((pendingBits >> bitCount) & 255);
    pendingBits &= (1 << bitCount) - 1;
  }
  return Buffer.from(bytes);
}

/**
 * Encodes a secret of 256 bits (base64url) as an address tag of 52 characters. With a prefix it stays within the 64 characters of a local
 * part.
 */
export function encodeTag(secret: string): string {
  return encodeBase32(Buffer.from(secret, 'base64url'));
}

/** Decodes a tag into its 43 characters of base64url; null if it is not a valid tag. */
export function decodeTag(tag: string): string | null {
  return /^[a-z2-7]{52}$/.test(tag) ? decodeBase32(tag).toString('base64url') : null;
}

/** The mailbox for bounces; the full address contains a keyed hash of the recipient. */
export const bounceMailbox = 'bounce';

export function bounceLocalPart(addressHash: string): string {
  return `${bounceMailbox}+${encodeTag(addressHash)}`;
}

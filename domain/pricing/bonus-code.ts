/** Leaves out letters and digits that are confused when read aloud or copied from paper; each letter is five bits. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Builds an unguessable code of 26 characters, in groups. `bytes` are 26 random bytes, of which five bits each are
 * used.
 */
export function buildBonusCode(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, 26)].map((byte) => codeLetters[byte % 32]!).join('');
  return signs.match(/.{1,5}/g)!.join('-');
}

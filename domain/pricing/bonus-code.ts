/** Letters and digits that nobody confuses when they are read aloud or copied from paper: five bits each. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that nobody guesses: 130 random bits as 26 signs, in groups that can be typed. `bytes` are 26 random ones. */
export function bonusCodeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, 26)].map((byte) => codeLetters[byte % 32]!).join('');
  return signs.match(/.{1,5}/g)!.join('-');
}

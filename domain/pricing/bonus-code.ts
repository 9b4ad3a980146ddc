/** Letters and digits that are not confused when read aloud or copied from paper: five bits each. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An unguessable code: 130 random bits as 26 characters, in groups. `bytes` are 26 random ones. */
export function bonusCodeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, 26)].map((byte) => codeLetters[byte % 32]!).join('');
  return signs.match(/.{1,5}/g)!.join('-');
}

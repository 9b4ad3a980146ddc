import { randomInt } from 'node:crypto';

/** Excludes letters that are easily confused in handwriting. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const recoveryCodeCount = 10;
/** Letters after the first: 54 random bits, stored as an argon2 hash. */
const randomLetters = 11;
const codeForm = new RegExp(`^[${letters}]{${1 + randomLetters}}$`);

/** The first letter encodes the place of the code among its owner's codes. */
function newRecoveryCode(place: number): string {
  const tail = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]);
  return `${letters[place]!}${tail.join('')}`;
}

/** Returns one code for each place. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, (_, place) => newRecoveryCode(place));
}

/** Displays the code in three groups. */
export const shownRecoveryCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** Normalizes an entered code and reads its place; null if the format is wrong. */
export function readRecoveryCode(input: string): { code: string; place: number } | null {
  const code = input.replace(/[\s-]/g, '').toUpperCase();
  if (!codeForm.test(code)) return null;
  const place = letters.indexOf(code[0]!);
  return place < recoveryCodeCount ? { code, place } : null;
}

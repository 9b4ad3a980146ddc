import { randomInt } from 'node:crypto';

/** Codes leave out letters that are easily mistaken for others when they were written on paper. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const recoveryCodeCount = 10;
/** Behind the first letter: 54 random bits, of which an argon2 hash is stored. */
const randomLetters = 11;
const codeForm = new RegExp(`^[${letters}]{${1 + randomLetters}}$`);

/** Makes a code whose first letter says which one of its owner's it is. */
function newRecoveryCode(place: number): string {
  const tail = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]);
  return `${letters[place]!}${tail.join('')}`;
}

/** New codes for one person, each in the place that its first letter says. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, (_, place) => newRecoveryCode(place));
}

/** A code as it is shown: in three groups. */
export const shownRecoveryCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** What somebody has typed, as it was made, and which one it says to be; null where it is no such code. */
export function readRecoveryCode(typed: string): { code: string; place: number } | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!codeForm.test(code)) return null;
  const place = letters.indexOf(code[0]!);
  return place < recoveryCodeCount ? { code, place } : null;
}

import { codeLetters } from './pricing/bonus-code.ts';

/** Characters before the check character: 130 random bits. */
const length = 26;
/** Characters of a code without dashes, the check character included. */
export const voucherSigns = length + 1;
const groupLength = 5;

/**
 * Builds an unguessable code: 26 random characters and a check character, which detects typing errors. `bytes` are at least 26 random ones.
 */
export function buildVoucherCode(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, length)].map((byte) => codeLetters[byte % 32]!).join('');
  return signs + computeCheckSign(signs);
}

export function formatCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))!.join('-');
}

/** Normalizes an entered code: without spaces, in capitals; null if its check character is wrong. */
export function readVoucherCode(input: string): string | null {
  const code = input.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  if (code.length !== voucherSigns) return null;
  const signs = code.slice(0, length);
  return [...code].every((sign) => codeLetters.includes(sign)) && computeCheckSign(signs) === code.at(-1)
    ? code
    : null;
}

/** Returns the check character, Luhn's sum over 32 characters: it detects every single wrong character, and nearly every swap of two. */
function computeCheckSign(signs: string): string {
  const sum = [...signs].reverse().reduce((total, sign, index) => {
    const value = codeLetters.indexOf(sign) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 32) + (value % 32);
  }, 0);
  return codeLetters[(32 - (sum % 32)) % 32]!;
}

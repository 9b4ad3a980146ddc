import { codeLetters } from './pricing/bonus-code.ts';

/** Characters before the check character: 130 random bits. */
const length = 26;
const groupLength = 5;

/**
 * An unguessable code with a check character, which detects typing errors: 26 random characters and the check character. `bytes` are at
 * least 26 random ones.
 */
export function voucherCodeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, length)].map((byte) => codeLetters[byte % 32]!).join('');
  return signs + checkSignOf(signs);
}

export function groupsOf(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))!.join('-');
}

/** A typed code without spaces, in capitals; null if its check character is wrong. */
export function readVoucherCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  if (code.length !== length + 1) return null;
  const signs = code.slice(0, length);
  return [...code].every((sign) => codeLetters.includes(sign)) && checkSignOf(signs) === code.at(-1)
    ? code
    : null;
}

/** Luhn's sum over 32 characters: always finds one wrong character, nearly always two swapped ones. */
function checkSignOf(signs: string): string {
  const sum = [...signs].reverse().reduce((total, sign, index) => {
    const value = codeLetters.indexOf(sign) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 32) + (value % 32);
  }, 0);
  return codeLetters[(32 - (sum % 32)) % 32]!;
}

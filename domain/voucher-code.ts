import { codeLetters } from './pricing/bonus-code.ts';

/** Signs of a code before its check sign: 130 random bits. */
const length = 26;
const groupLength = 5;

/**
 * A code that nobody guesses and that says by itself when it was mistyped: 26 random signs and a check sign. `bytes` are at least 26
 * random ones.
 */
export function voucherCodeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, length)].map((byte) => codeLetters[byte % 32]!).join('');
  return signs + checkSignOf(signs);
}

/** The code as it is printed: in groups that can be read aloud and typed. */
export function groupsOf(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))!.join('-');
}

/** The code in what somebody has typed, whatever its spaces and case; null where it is none, as its check sign tells. */
export function readVoucherCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  if (code.length !== length + 1) return null;
  const signs = code.slice(0, length);
  return [...code].every((sign) => codeLetters.includes(sign)) && checkSignOf(signs) === code.at(-1)
    ? code
    : null;
}

/** Luhn's sum over 32 signs: one wrong sign is found always, two that changed places nearly always. */
function checkSignOf(signs: string): string {
  const sum = [...signs].reverse().reduce((total, sign, index) => {
    const value = codeLetters.indexOf(sign) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 32) + (value % 32);
  }, 0);
  return codeLetters[(32 - (sum % 32)) % 32]!;
}

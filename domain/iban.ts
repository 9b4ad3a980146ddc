import { plainSigns } from './typed-text.ts';

/** SEPA countries, with the length of their IBANs. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20 },
  ...{ LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27 },
  ...{ VA: 22, ME: 22, MK: 19, AL: 28, MD: 24, RS: 22 },
};

/** Normalizes an IBAN: without spaces and the copied word `IBAN`, in capitals. */
export const plainIban = (input: string): string =>
  plainSigns(input)
    .replace(/^iban(?![a-z]?\d)[\s.:#-]*/i, '')
    .replace(/[\s.:/-]/g, '')
    .toUpperCase();

export const groupedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** True if the check digits are right: remainder 1 modulo 97 (ISO 13616). */
export function hasIbanCheckDigits(iban: string): boolean {
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || lengths[iban.slice(0, 2)] !== iban.length) return false;
  return hasIbanCheckDigits(iban);
}

const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const threeAndTwo = /^\d{3} ?\d{2}$/;

/** Post codes of these countries in their own form; others are letters, digits, blanks and hyphens. */
const forms: Readonly<Record<string, RegExp>> = {
  ...{ de: fiveDigits, fr: fiveDigits, it: fiveDigits, es: fiveDigits, fi: fiveDigits, hr: fiveDigits },
  ...{ at: fourDigits, be: fourDigits, ch: fourDigits, dk: fourDigits, hu: fourDigits, li: fourDigits },
  ...{ lu: fourDigits, no: fourDigits, si: fourDigits },
  ...{ cz: threeAndTwo, gr: threeAndTwo, se: threeAndTwo, sk: threeAndTwo },
  gb: /^(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|gir ?0aa|bfpo ?\d{1,4})$/i,
  nl: /^\d{4} ?[a-z]{2}$/i,
  pl: /^\d{2}[- ]?\d{3}$/,
  pt: /^\d{4}(?:[- ]?\d{3})?$/,
  us: /^\d{5}(?:[- ]?\d{4})?$/,
};
const anyForm = /^[\p{L}\d〒][\p{L}\d 〒-]{1,11}$/u;

/** Further countries in which every address has one that people know. */
const further =
  'ee lt lv ro bg cy mt is mc sm va au nz ca jp kr cn tw sg il tr ua ru rs me mk ba br mx in'.split(' ');

/**
 * Whether an address in that country needs a post code. Some have none at all, as the Emirates and Hong Kong, and of others people do
 * not know theirs, as in Ireland: which ones tells the address data of Chromium, as `localized-address-format` 1.3 has it.
 */
export function needsPostcode(country: string): boolean {
  const code = country.toLowerCase();
  return code === '' || code in forms || further.includes(code);
}

/** Why a post code is none of a country, of which the code is given; null where it may be one. */
export function wrongZip(country: string, zip: string): 'zip' | 'zipFiveDigits' | null {
  const code = country.toLowerCase();
  if (zip === '') return needsPostcode(code) ? 'zip' : null;
  const form = forms[code];
  if ((form ?? anyForm).test(zip)) return null;
  // On letters the country stood before it: D-51147, CH-8001, L-1234.
  if (form && /^[a-z]{1,3}[- ]?\d/i.test(zip) && form.test(zip.replace(/^[a-z]{1,3}[- ]?/i, ''))) return null;
  return form === fiveDigits ? 'zipFiveDigits' : 'zip';
}

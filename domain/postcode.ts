const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const threeAndTwo = /^\d{3} ?\d{2}$/;

/** Formats of postcodes by country; others are letters, digits, blanks and hyphens. */
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

/** Other countries in which every address has a postcode that people know. */
const further =
  'ee lt lv ro bg cy mt is mc sm va au nz ca jp kr cn tw sg il tr ua ru rs me mk ba br mx in'.split(' ');

/**
 * False for countries without postcodes, such as the Emirates and Hong Kong, and for those where people do not know theirs, such as
 * Ireland. Source: the address data of Chromium, as in `localized-address-format` 1.3.
 */
export function needsPostcode(country: string): boolean {
  const code = country.toLowerCase();
  return code === '' || code in forms || further.includes(code);
}

/** Returns the reason why a postcode is invalid in the country (given by its code); null if it may be valid. */
export function wrongZip(country: string, zip: string): 'zip' | 'zipFiveDigits' | null {
  const code = country.toLowerCase();
  if (zip === '') return needsPostcode(code) ? 'zip' : null;
  const form = forms[code];
  if ((form ?? anyForm).test(zip)) return null;
  // Postcodes on letters once began with the country's sign: D-51147, CH-8001, L-1234.
  if (form && /^[a-z]{1,3}[- ]?\d/i.test(zip) && form.test(zip.replace(/^[a-z]{1,3}[- ]?/i, ''))) return null;
  return form === fiveDigits ? 'zipFiveDigits' : 'zip';
}

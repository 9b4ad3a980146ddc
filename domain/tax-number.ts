const germanForm = /^[\d /]+$/;
const anyForm = /^[\p{L}\d ./-]{5,40}$/u;
const digitsOf = (typed: string): number => typed.replaceAll(/\D/g, '').length;

/**
 * Loose check of a tax number by country code. Germany has numbers of a tax office (10 or 11 digits, 12 or 13 with the office's number
 * before it) and of a person (11); elsewhere at least five digits.
 */
export function isTaxNumber(country: string, typed: string): boolean {
  const digits = digitsOf(typed);
  if (country.toLowerCase() === 'de') return germanForm.test(typed) && digits >= 10 && digits <= 13;
  return anyForm.test(typed) && digits >= 5;
}

const germanForm = /^[\d /]+$/;
const anyForm = /^[\p{L}\d ./-]{5,40}$/u;
const countDigits = (input: string): number => input.replaceAll(/\D/g, '').length;

/**
 * Checks a tax number loosely by country code. Germany has numbers of a tax office (10 or 11 digits, 12 or 13 with the office's number
 * before it) and of a person (11); elsewhere at least five digits are required.
 */
export function isTaxNumber(country: string, input: string): boolean {
  const digits = countDigits(input);
  if (country.toLowerCase() === 'de') return germanForm.test(input) && digits >= 10 && digits <= 13;
  return anyForm.test(input) && digits >= 5;
}

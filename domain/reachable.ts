import { plainSigns } from './typed-text.ts';

/** Normalizes a mail address: removes the prefix or brackets of links and address books. */
export const plainEmail = (input: string): string =>
  plainSigns(input)
    .replace(/^mailto:\s*/i, '')
    .replace(/\uff20/g, '@');

const labelForm = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** Permissive on purpose: only a delivered mail proves an address. The local part may be anything that a mail server accepts. */
const emailForm = new RegExp(
  String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:${labelForm}\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{2,59})$`,
  'iu',
);
/** Endings without mail servers, reserved for private networks and examples (RFC 2606, 6761, 6762, 7686, 8375). */
const reservedEndings = /\.(?:invalid|localhost|local|localdomain|lan|internal|intranet|onion|home\.arpa)$/i;

/**
 * True if mail can be sent to the address at all. Endings of examples and tests are accepted: they have no mailboxes, so that a mail there
 * does no harm.
 */
export function isEmail(input: string): boolean {
  const text = plainEmail(input);
  return text.length <= 254 && emailForm.test(text) && !reservedEndings.test(text);
}

export const plainPhone = (input: string): string =>
  plainSigns(input)
    .replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : westernDigit(digit)))
    .replace(/\uff0b/g, '+')
    .replace(/^tel:\s*/i, '');

/** Returns the value of a digit in any script: each has its ten digits in a row, zero first. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const labels =
  /^(?:(?:tel|telefon|telefono|téléphone|phone|mobil|mobile|handy|cell|cellulare|portable|fon|t|m)\.?[: ] ?)/iu;
const extension =
  /[\s,;/(]*(?:ext(?:ension)?|x|#|dw|durchwahl|apparat|app|poste|int(?:erno)?|nst|klappe|kl)[.:=\s]*\d{1,7}\)?$/iu;
const phoneForm = /^\(?\+?[\d\s()[\]/.·•_~-]{5,}$/u;

/** True for a phone number, with or without an extension. */
export function isPhone(input: string): boolean {
  const number = plainPhone(input).replace(labels, '').replace(extension, '');
  const digits = number.replace(/\D/g, '').length;
  return phoneForm.test(number) && digits >= 5 && digits <= 16;
}

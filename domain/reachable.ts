import { plainSigns } from './typed-text.ts';

/** An address of mail as it was meant: without what links and address books put around it. */
export const plainEmail = (typed: string): string =>
  plainSigns(typed)
    .replace(/^mailto:\s*/i, '')
    .replace(/\uff20/g, '@');

const labelForm = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** Loose on purpose: only a mail that arrives proves an address. Before the sign there may be whatever a mail server takes. */
const emailForm = new RegExp(
  String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:${labelForm}\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{2,59})$`,
  'iu',
);
/** Endings that no mail server of the internet has, kept free for networks of houses and for texts (RFC 2606, 6761, 6762, 7686, 8375). */
const endingsOfNobody = /\.(?:invalid|localhost|local|localdomain|lan|internal|intranet|onion|home\.arpa)$/i;

/** Whether mail can be sent there at all. The endings of examples and tests are taken: nobody has a mailbox there, and nobody is harmed. */
export function isEmail(typed: string): boolean {
  const text = plainEmail(typed);
  return text.length <= 254 && emailForm.test(text) && !endingsOfNobody.test(text);
}

/** A number as it was meant: without what links and labels put before it. */
export const plainPhone = (typed: string): string =>
  plainSigns(typed)
    .replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : westernDigit(digit)))
    .replace(/\uff0b/g, '+')
    .replace(/^tel:\s*/i, '');

/** The value of a digit of any script: each has its ten in a row, in which zero comes first. */
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

/** Whether a text is a number that can be called, with or without an extension behind it. */
export function isPhone(typed: string): boolean {
  const number = plainPhone(typed).replace(labels, '').replace(extension, '');
  const digits = number.replace(/\D/g, '').length;
  return phoneForm.test(number) && digits >= 5 && digits <= 16;
}

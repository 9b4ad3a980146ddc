/* Rules that detect attempts to avoid the site. They only use patterns, all of bounded length. */

const email = /[^\s@()[\]]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@()[\]]{1,100}\.[a-z]{2,}/iu;
/** Nine digits or more in any grouping: years, prices and distances have fewer. */
const phone = /(?:\+|\b0)(?:[\s()/.-]{0,3}\d){8,}/u;
/** Consecutive hours and days can have as many digits as a phone number. */
const hourOrDay =
  /(?<![\d.])(?:[0-3]?\d\.\s?[01]?\d\.\s?(?:19|20)\d\d|[0-2]?\d[.:](?:00|15|30|45))(?!\.?\d)/gu;
const iban = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,}/u;
const link =
  /\bhttps?:|\bwww\.|[\p{L}\d-]{1,63}\.(?:com|net|org|info|biz|de|at|ch|fr|it|eu|io|me|shop|online)(?![\p{L}\d])/iu;

/** True if the text seems to contain an email address, a phone number or an account number. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC');
  return email.test(plain) || phone.test(plain.replaceAll(hourOrDay, ' x ')) || iban.test(plain);
}

/** True if the text seems to contain a web address; the domain of an email address does not count. */
export function hasLink(text: string): boolean {
  return link.test(text.normalize('NFKC').replaceAll(new RegExp(email, 'giu'), ' '));
}

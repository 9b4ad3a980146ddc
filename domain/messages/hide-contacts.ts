import { hasIbanCheckDigits } from '../iban.ts';

export const hiddenMark = '•••';

const before = '(?<![\\p{L}\\d])';
const after = '(?![\\p{L}\\d])';
const unicode = (source: string, flags = ''): RegExp => new RegExp(source, `gu${flags}`);

/** Common domain endings; a word after a missing space rarely equals one. */
const endings =
  'com|net|org|info|de|at|ch|fr|it|eu|uk|nl|es|dk|pl|cz|be|lu|li|io|me|app|shop|online|site|link|biz|co';

const dot = '(?:\\.|\\s*[([{]\\s*(?:dot|punkt|point|punto)\\s*[)\\]}]\\s*|\\s+(?:dot|punkt|point|punto)\\s+)';
const at =
  '(?:\\s*@\\s*|\\s*[([{]\\s*(?:at|ät|arobase|chiocciola)\\s*[)\\]}]\\s*|\\s+(?:at|ät|arobase|chiocciola)\\s+)';
/** Lengths are bounded, here and below: otherwise a long text without spaces would block the server for half a second. */
const address = unicode(
  `[\\p{L}\\d._%+-]{1,64}${at}[\\p{L}\\d-]{1,63}(?:${dot}[\\p{L}\\d-]{1,63}){0,8}${dot}\\p{L}{2,}`,
  'i',
);

const links = [
  unicode(`${before}(?:https?|ftp)\\s?:\\s?//\\S+`, 'i'),
  unicode(`${before}www\\.\\S+`, 'i'),
  unicode(
    `(?<![\\p{L}\\d@])(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?\\.){1,8}(?:${endings})${after}(?:/\\S*)?`,
  ),
];

const handle = unicode('(?<![\\p{L}\\d._%+-])@[\\p{L}\\d._-]{3,}');

const house = `\\d{1,4}(?:\\s?[a-z])?${after}`;
const streets = [
  // Matches "Strandstraße 12" and "Lange Str. 4a".
  unicode(
    `${before}(?:\\p{Lu}[\\p{L}.-]{0,40}\\s+){0,2}(?:\\p{L}[\\p{L}-]{0,40})?(?:stra(?:ß|ss)e|str\\.|weg|gasse|allee|platz|ring|ufer|damm|deich|chaussee|promenade|stieg|steig|pfad)\\s*${house}`,
    'i',
  ),
  // Matches "Am Markt 5, 25980 Westerland".
  unicode(`${before}\\p{Lu}[\\p{L}.' -]{2,40}\\s${house},?\\s+(?:[A-Z]{1,2}-)?\\d{4,5}\\s+\\p{Lu}\\p{L}+`),
  // Matches "12 Harbour Road".
  unicode(
    `${before}\\d{1,4}[a-z]?,?\\s+(?:\\p{Lu}[\\p{L}'’-]+\\s+){1,4}(?:Street|St\\.|Road|Rd|Avenue|Ave|Lane|Drive|Close|Court|Square|Terrace|Boulevard)${after}`,
  ),
  // Matches "12 bis rue de la Mer".
  unicode(
    `${before}\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s+(?:rue|avenue|boulevard|chemin|impasse|quai)\\s+[\\p{L}'’ -]{2,40}`,
    'i',
  ),
  unicode(
    `${before}\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s+(?:place|allée|route|cours|passage|square)\\s+(?:(?:de|du|des|la|le|les)\\s+|d['’]|l['’])*\\p{Lu}[\\p{L}'’-]+`,
  ),
  // Matches "Via Roma 12" and "Piazza del Duomo, 3".
  unicode(
    `${before}(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Vv]icolo|[Ll]ungomare|[Cc]ontrada)\\s+(?:\\p{L}+\\s+){0,3}\\p{Lu}[\\p{L}'’]+,?\\s*(?:n\\.?\\s*)?${house}`,
  ),
];

const number = "\\d{1,3}(?:[ .’']\\d{3})+(?:,\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const unit =
  'm²|m2|qm|km|cm|mm|m|kg|g|l|%|°|Grad|degrees|degrés|gradi|Uhr|h|Euro|euros?|EUR|CHF|€|\\$|£|Personen|persons?|people|guests?|personnes|persone|Nächte|nights?|nuits|notti';
const harmless = [
  unicode('(?<!\\d[./-]?)[0-3]?\\d\\s?[./-]\\s?[01]?\\d\\s?[./-]\\s?(?:19|20)?\\d{2}(?![./-]?\\d)'),
  unicode('(?<!\\d)(?:19|20)\\d{2}-\\d{2}-\\d{2}(?!\\d)'),
  unicode('(?<!\\d)\\d{1,2}\\.\\s?\\d{1,2}\\.(?!\\d)'),
  unicode('(?<!\\d)\\d{1,2}[:.]\\d{2}\\s*(?:[-–]|bis|to|à|alle)\\s*\\d{1,2}[:.]\\d{2}(?!\\d)'),
  unicode('(?<!\\d)\\d{1,2}:\\d{2}(?!\\d)'),
  unicode(`(?<!\\d[\\s./-]?|\\+)(?:${number})\\s?(?:${unit})(?!\\p{L})`, 'i'),
  unicode(`(?:€|EUR|CHF|\\$|£)\\s?(?:${number})(?!\\d)`, 'i'),
  unicode('(?<!\\d)(?:19|20)\\d{2}(?:\\s?[ /–-]\\s?(?:19|20)?\\d{2})+(?!\\d)'),
];

const phones = [
  // Begins with the plus of a country code or the zero of an area code.
  unicode('(?<![\\p{L}\\d])(?:\\+|00|\\(\\s?\\+?0|0)(?:[\\s()./–-]{0,3}\\d){6,18}(?!\\d)'),
  // Italian mobile numbers begin with neither, and others are sometimes written without.
  unicode('(?<![\\p{L}\\d])\\d(?:[\\s./–-]{0,2}\\d){8,18}(?!\\d)'),
];

const digitWords =
  'null|zero|zéro|eins|ein|one|un|uno|zwei|zwo|two|deux|due|drei|three|trois|tre|vier|four|quatre|quattro|fünf|five|cinq|cinque|sechs|six|sei|sieben|seven|sept|sette|acht|eight|huit|otto|neun|nine|neuf|nove';
const spoken = unicode(`${before}(?:(?:${digitWords}|\\d)[\\s,./-]+){6,}(?:${digitWords}|\\d)${after}`, 'i');

const iban = unicode(`${before}[A-Z]{2}\\d{2}(?:[ -]?[A-Z\\d]{2,4}){3,8}${after}`);

interface Range {
  from: number;
  to: number;
}

const findRanges = (pattern: RegExp, text: string): Range[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));

function isIban(found: string): boolean {
  const plain = found.replaceAll(/[ -]/g, '');
  return plain.length >= 15 && plain.length <= 34 && hasIbanCheckDigits(plain);
}

const findAccounts = (text: string): Range[] =>
  findRanges(iban, text).filter(({ from, to }) => isIban(text.slice(from, to)));

/** Card numbers begin with these digits; phone numbers with a country code do not. */
const card = unicode('(?<![\\p{L}\\d+])[2-6](?:[ -]?\\d){12,18}(?!\\d)');

/** True if the last digit is the check digit (ISO/IEC 7812, Luhn). */
function isCardNumber(found: string): boolean {
  const digits = [...found.replaceAll(/[ -]/g, '')].map(Number).toReversed();
  const sum = digits.reduce((total, digit, place) => {
    const weightedDigit = place % 2 === 0 ? digit : digit * 2;
    return total + (weightedDigit > 9 ? weightedDigit - 9 : weightedDigit);
  }, 0);
  return sum % 10 === 0;
}

const findCards = (text: string): Range[] =>
  findRanges(card, text).filter(({ from, to }) => isCardNumber(text.slice(from, to)));

/** Removes invisible characters that split words, and normalizes full-width letters. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

function found(text: string): Range[] {
  const certain = [address, ...links, handle, ...streets, spoken].flatMap((pattern) =>
    findRanges(pattern, text),
  );
  const accounts = findAccounts(text);
  const safe = harmless.flatMap((pattern) => findRanges(pattern, text));
  const rest = safe.reduce(
    (left, { from, to }) => left.slice(0, from) + '¤'.repeat(to - from) + left.slice(to),
    text,
  );
  const numbers = phones.flatMap((pattern) => findRanges(pattern, rest));
  return [...certain, ...accounts, ...numbers].sort((one, other) => one.from - other.from);
}

interface MaskedText {
  text: string;
  hidden: boolean;
}

function withoutRanges(text: string, plain: string, ranges: readonly Range[]): MaskedText {
  if (ranges.length === 0) return { text, hidden: false };
  let shown = '';
  let end = 0;
  for (const { from, to } of ranges) {
    if (to <= end) continue;
    if (from >= end) shown += plain.slice(end, from) + hiddenMark;
    end = to;
  }
  return { text: shown + plain.slice(end), hidden: true };
}

/**
 * Hides contact data that would let two people deal outside of the site before they have a booking: phone and account numbers, mail
 * addresses, links, names on other services, streets with house numbers. Dates, prices, times and sizes stay.
 */
export function hideContacts(text: string): MaskedText {
  const plain = plainSigns(text);
  return withoutRanges(text, plain, found(plain));
}

/** Hides card numbers, and with `accounts` also account numbers. */
export function hidePaymentNumbers(text: string, { accounts }: { accounts: boolean }): MaskedText {
  const plain = plainSigns(text);
  const accountRanges = findAccounts(plain);
  // The digits of an account number may happen to pass the check of card numbers.
  const cards = findCards(plain).filter((one) =>
    accountRanges.every(({ from, to }) => one.to <= from || one.from >= to),
  );
  const ranges = [...cards, ...(accounts ? accountRanges : [])];
  return withoutRanges(
    text,
    plain,
    ranges.sort((one, other) => one.from - other.from),
  );
}

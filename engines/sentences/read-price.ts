import type { TypedSentence, Piece } from './typed-sentence.ts';
import { wholeWords } from './typed-sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The price in a sentence, in whole euros. */
export interface ReadPrice {
  min?: number;
  max?: number;
  /** An amount that may be a limit or an approximate wish. */
  about?: number;
  per: 'stay' | 'night' | 'week' | 'month';
  /** True if the price is per person. */
  isByPerson: boolean;
  /** True if the price is per couple. */
  isByCouple: boolean;
  piece: Piece;
}

const amount =
  "(\\d{1,2}[.,]\\dk|\\d{1,3}(?:[. ',]\\d{3}(?! ?(?:k?m|qm|m2)(?![a-z])))+|\\d{1,2}k|\\d{2,6})(?:[.,]\\d{1,2}(?!\\d)|,-)?";
/** In "800 euros 12-19 July" the currency follows the amount. */
const euroBefore = '(?:(?<!\\d ?)(?:€|euros?|eur)|€(?=\\d))';
/** French "15e" is a district of Paris, not a price. */
const euro = '(?:€|euros?|eur|(?<=\\d{3}|[3-9]\\d|2[1-9])e)';

const unspaced = amount.replace("[. ',]", "[.',]");

const wholeEuros = (written: string): number =>
  written.endsWith('k')
    ? Number(written.slice(0, -1).replace(',', '.')) * 1000
    : Number(written.replace(/\D/g, ''));

/** Words for the person who pays, after "a night and". */
const payers = 'person[a-z]*|pers\\.?|kopf|nase|head|tete|testa';

const perCouple = '(?:a|per|pro|je|par) (?:coppia|paar|couple)';

interface PricePatterns {
  foreign: RegExp;
  between: RegExp;
  /** Patterns of upper limits, before or after the amount. */
  upTo: readonly RegExp[];
  atLeast: RegExp;
  about: RegExp;
  withoutUnit: RegExp;
}

const patternsByVocabulary = new WeakMap<Vocabulary, PricePatterns>();

function findPatterns(vocabulary: Vocabulary): PricePatterns {
  const cachedPatterns = patternsByVocabulary.get(vocabulary);
  if (cachedPatterns) return cachedPatterns;
  const { words } = vocabulary;
  const share = `(?: ?(?:(?:${words.and}|\\/) )?(?:${perCouple}|${words.perPerson}|${words.perNight}|${words.perWeek}|${words.perMonth})| ?(?:${words.and}|\\/) ?(?:${words.nights}|${words.week}|${payers}))`;
  const per = `${share}{0,2}`;
  const each = `${share}{1,2}`;
  const before = `(?:(?:(?:prix|preis|price|prezzo|tarif|kosten|cost|costo) )?(?:${words.perPerson}|${words.perNight}|${words.perWeek}|${words.perMonth}),? )?(?:${words.upTo})`;
  // Matches a number without a currency. It excludes numbers with another unit, and numbers that look like a year.
  const plain = `(?!20[23]\\d(?!\\d))(\\d{3,5}|\\d{1,2}k|[3-9]\\d(?= ?(?:[,;!?)]|$)))(?! ?(?:k?m|m2|qm|mq|sqm|min|met|kilom|chilom|quad|[.,/:-]?\\d))`;
  const noUnit = '(?! ?(?:k?m|m2|qm|mq|sqm|min|met|kilom|chilom|quad|[.,/:-]?\\d))';
  // "21 August 2027 up to 900 euros" contains one amount.
  const noDate =
    '(?:(?<![./] ?)(?<!(?:kw|kalenderwoche) )|(?=\\d{3}))(?!\\d\\d (?:jusqu|fino|up))(?!20[23]\\d(?!\\d))';
  const between = `(?:(?:${words.between}) (?:i |gli |les |die )?)?`;
  // Currency signs are not letters, so no blank is needed before or after them.
  const loose = (source: string): RegExp => wholeWords(source);
  const patterns: PricePatterns = {
    foreign: loose(
      `(?:(?:${words.upTo}|${words.around}|${words.between}) )*[£$] ?\\d[\\d.,]*k?(?: ?(?:-|${words.until}|${words.and}) ?[£$] ?\\d[\\d.,]*k?)?(?: ?(?:pppn|ppn|pp|${words.perNight}|${words.perWeek}|${words.perMonth}))?(?: (?:max|maximum))?|(?:(?:${words.upTo}|${words.around}) )*(?:(?:${words.foreignMoney}) ?\\d[\\d.,']*|\\d[\\d.,']* ?(?:${words.foreignMoney}))(?: ?(?:${words.perPerson}|${words.perNight}|${words.perWeek}|${words.perMonth}))*`,
    ),
    between: loose(
      `${between}${euro}? ?${noDate}${unspaced} ?${euro}? ?(?:-|${words.until}|${words.and}) ?(?:i |gli |les |die )?${euro}? ?${amount} ?${euro}${per}|${between}${euroBefore} ?${amount} ?(?:-|${words.until}|${words.and}) ?${euro}? ?${amount}${per}|(?:${words.between}) (\\d{3,5}) ?(?:-|${words.until}|${words.and}) ?(\\d{3,5})${noUnit}${per}`,
    ),
    upTo: [
      loose(
        `(?:prix|preis|price|prezzo|tarif|kosten|cost|costo) (?:${words.perPerson}|${words.perNight}|${words.perWeek}) ?:? ?${euro}? ?${amount} ?${euro}?${per}(?: (?:max(?:i|imal|imum)?|massimo))?`,
      ),
      loose(`${before} ?:? ?${euro}? ?${amount} ?${euro}${per}`),
      loose(`${before} ?:? ?${euroBefore} ?${amount}${per}`),
      loose(`${before} ?:? ?${amount}${each}`),
      loose(
        `${amount} ?${euro} ?(?:max(?:i|imal|imum)?\\.?|hochstens|al massimo|au plus|budget|tops|oder weniger|or less)${per}`,
      ),
      loose(`budget ?:? ?${amount}${per}`),
      loose(
        `(?!20[23]\\d )(\\d{3,5}) ?(?:max(?:imum|imal|i)?|tops|hochstens|total|insgesamt|gesamt|in total|in all|all in|en tout|au total|in tutto|in totale)\\.?${per}`,
      ),
      // "From 2 to 80 years" has no price.
      loose(`(?<!\\d )${before} ?:? ?${plain}`),
      loose(`${before} ?:? ?(?=\\d{3})${plain}`),
    ],
    atLeast: loose(`(?:${words.atLeast}) ?${euro}? ?${amount} ?${euro}${per}`),
    about: loose(`(?:${words.around}) ?${euro}? ?${amount} ?${euro}${per}`),
    withoutUnit: loose(
      `(?:${amount} ?${euro}${per}|${euroBefore} ?${amount}${per}|${amount}${each}|(\\d{1,2}[.,]\\dk))(?: ?(?:max(?:imum|imal|i)?|or less|oder weniger|ou moins|o meno)\\.?)?`,
    ),
  };
  patternsByVocabulary.set(vocabulary, patterns);
  return patterns;
}

/** Reads an amount in euros; amounts in other currencies are reported as not understood. */
export function readPrice(sentence: TypedSentence, vocabulary: Vocabulary): ReadPrice | null {
  const patterns = findPatterns(vocabulary);
  const foreign = sentence.take(patterns.foreign);
  if (foreign) sentence.refuse(sentence.findPiece(foreign));

  const { perNight, perWeek, perMonth, perPerson, and, nights, week } = vocabulary.words;
  const readShares = (match: RegExpExecArray): Pick<ReadPrice, 'per' | 'isByPerson' | 'isByCouple'> => {
    // "90/night" has no blank before the slash.
    const words = match[0].replace(/\d/g, ' ').replaceAll('/', ' /');
    const says = (...sources: string[]): boolean => wholeWords(sources.join('|')).test(words);
    return {
      per: says(perNight, `(?:${and}|\\/) ?(?:${nights})`)
        ? 'night'
        : says(perWeek, `(?:${and}|\\/) ?(?:${week})`)
          ? 'week'
          : says(perMonth)
            ? 'month'
            : 'stay',
      isByCouple: says(perCouple),
      isByPerson: says(perPerson, `(?:${and}|\\/) ?(?:${payers})`),
    };
  };
  const readAmounts = (match: RegExpExecArray): number[] =>
    match.slice(1).flatMap((group) => (group !== undefined && /^\d/.test(group) ? wholeEuros(group) : []));
  const read = (match: RegExpExecArray) => ({ ...readShares(match), piece: sentence.findPiece(match) });

  const between = sentence.take(patterns.between);
  if (between) {
    const [min, max] = readAmounts(between) as [number, number];
    return { min, max, ...read(between) };
  }
  for (const pattern of patterns.upTo) {
    const upTo = sentence.take(pattern);
    if (upTo) return { max: readAmounts(upTo)[0]!, ...read(upTo) };
  }
  const atLeast = sentence.take(patterns.atLeast);
  if (atLeast) return { min: readAmounts(atLeast)[0]!, ...read(atLeast) };
  const about = sentence.take(patterns.about);
  if (about) return { about: readAmounts(about)[0]!, ...read(about) };
  const withoutUnit = sentence.take(patterns.withoutUnit);
  return withoutUnit && { max: readAmounts(withoutUnit)[0]!, ...read(withoutUnit) };
}

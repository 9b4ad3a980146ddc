import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../domain/language.ts';
import { retentionDays } from '../domain/retention.ts';
import { flatTexts } from '../texts/flat-texts.ts';
import type { Messages } from '../texts/translate.ts';

const pages = join(import.meta.dirname, 'pages');
const filesOf = (language: Language, isWanted: (file: string) => boolean): string[] =>
  globSync(`**/${language}.md`, { cwd: pages }).filter(isWanted);
const read = (file: string): string => readFileSync(join(pages, file), 'utf8');

/** Pages that speak of this site; those about places and life in holiday homes quote others. */
const isOfProduct = (file: string): boolean =>
  !/^(?:articles|places|dog-beaches|help-ukraine|travel-tips-health)/.test(file);

/** Soft hyphens and the spaces of French are no part of a label; a full stop may end the sentence that quotes it. */
const plain = (text: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/[.,]$/, '')
    .trim();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every text of a language as a pattern; one that is little but gaps would fit anything. */
function labelsOf(language: Language): RegExp[] {
  const folder = join(import.meta.dirname, '../texts', language);
  return readdirSync(folder).flatMap((file) =>
    [...flatTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages).values()].flatMap(
      (text) => {
        const parts = plain(text).split(/\{\{\s*\w+\s*\}\}/);
        if (parts.length > 1 && parts.join('').replaceAll(/\P{L}/gu, '').length < 6) return [];
        return [new RegExp(`^${parts.map(escaped).join('.+')}$`, 'u')];
      },
    ),
  );
}

const quoted: Readonly<Record<Language, RegExp>> = {
  de: /„([^“]+)“/g,
  en: /“([^”]+)”/g,
  fr: /«\s([^»]+)\s»/g,
  it: /«([^»]+)»/g,
};

/** Names of cookies, and words that guests search for or hosts write: no label of ours. */
const sayings: Readonly<Record<Language | 'all', readonly string[]>> = {
  all: ['uid', 'accepted', 'disclaimer'],
  de: ['Eingezäunt', 'Nah am Meer', 'Weingut', 'mit angeschnallten Ski', 'strandnah'],
  en: ['Fenced', 'close to the beach', 'vineyard'],
  fr: ['Clôturé', 'Près de la mer', 'près de la plage', 'skis aux pieds', 'vigne', 'À pied'],
  it: ['A piedi', 'Recintato', 'Vicino al mare', 'vicino alla spiaggia', 'vigneto'],
};

/** Pages that promise something of this product, whose numbers therefore are those of the rules. */
const promising =
  /^(?:about|affiliates|agency|agency-terms|customer-rating|discount-and-voucher|distribution|faq|home|home-landing|host-terms|partner-programme|rating-checks|retailer|special-offers|stay-promise|terms|theme-city|travel-agency|travel-vouchers)\//;

const units: Readonly<Record<Language, string>> = {
  de: 'Tagen?|Stunden?|Wochen?|Jahren?|Minuten|Metern?|Euro|Prozent',
  en: 'days?|hours?|weeks?|years?|minutes|metres|euros|percent',
  fr: 'jours?|heures?|semaines?|ans?|minutes|mètres|euros|pour cent',
  it: 'giorni|giorno|ore|ora|settimane|anni|minuti|metri|euro|per cento',
};

const numerals: Readonly<Record<Language, string>> = {
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|zehn|vierzehn',
  en: 'two|three|four|five|six|seven|eight|ten|fourteen',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|dix|quatorze',
  it: 'due|tre|quattro|cinque|sei|sette|otto|dieci|quattordici',
};

/**
 * Numbers that no rule of ours decides: those of the law, and those in labels, which are shown beside the rule's own.
 */
const notOurs: Readonly<Record<Language, RegExp>> = {
  de: /bis 14 Tage vor Anreise|Frist von 30 Tagen|mindestens 15 Tage|ab sieben Nächten/i,
  en: /up to 14 days before arrival|notice of 30 days|at least 15 days/i,
  fr: /jusqu’à 14 jours avant|préavis de 30 jours|au moins 15 jours/i,
  it: /fino a 14 giorni prima|preavviso di 30 giorni|almeno 15 giorni/i,
};

describe.each(languages)('pages in %s', (language) => {
  test('quote only labels that stand on the screen', () => {
    const labels = labelsOf(language);
    const known = [...sayings.all, ...sayings[language]];
    const unknown = filesOf(language, isOfProduct).flatMap((file) =>
      [...read(file).matchAll(quoted[language])]
        .map(([, words]) => plain(words!))
        .filter((words) => !known.includes(words) && !labels.some((label) => label.test(words)))
        .map((words) => `${file}: ${words}`),
    );
    expect(unknown).toEqual([]);
  });

  test('promise no number but by the rule that keeps it', () => {
    const number = new RegExp(
      String.raw`(?<![\d.,}])(?:\d[\d.,]*|(?<!\p{L})(?:${numerals[language]}))[\s\u00a0\u202f](?:%|(?:${units[language]})(?!\p{L}))|\d+[\s\u00a0\u202f]?%`,
      'giu',
    );
    const loose = filesOf(language, (file) => promising.test(file)).flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          [...line.replaceAll(new RegExp(notOurs[language], 'giu'), '').matchAll(number)].map(
            ([found]) => `${file}:${index + 1}: ${found}`,
          ),
        ),
    );
    expect(loose).toEqual([]);
  });

  test('say of each kind of data how long it is stored', () => {
    const page = read(`privacy/${language}.md`);
    const unsaid = Object.keys(retentionDays).filter((name) => !page.includes(`{{retention.${name}}}`));
    // Acts of the office, kinds that are chosen but never sent, and the case without a mail server.
    expect(unsaid).toEqual([
      ...['looseMessageFiles', 'mailFiles', 'moneySearches', 'droppedPostings', 'officeActs'],
      ...['contentReviews', 'removedPictures', 'timings'],
    ]);
  });
});

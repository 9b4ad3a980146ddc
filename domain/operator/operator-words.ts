import { countryName } from '../country-name.ts';
import { townLine } from '../town-line.ts';
import { locales, type Language } from '../language.ts';
import { legalWords } from './legal-words.ts';
import type { Operator } from './operator.ts';

/** Placeholders in content pages that are replaced by the operator's facts when a page is shown. */
export const operatorWordNames = [
  ...([
    'house.name',
    'house.languages',
    'house.where',
    'company.name',
    'company.street',
    'company.town',
    'company.country',
  ] as const),
  ...(['company.line', 'company.email', 'company.phone', 'company.phone.dialled'] as const),
  ...(['company.directors', 'company.register', 'company.vatId', 'company.taxNumber'] as const),
  ...(['company.protectionOfficer', 'company.authority', 'company.insuranceIntermediary'] as const),
  ...(['company.legalNotes', 'law.name', 'law.noWithdrawal', 'law.mediation'] as const),
  ...(['office.address', 'office.phone', 'office.emergencyPhone', 'office.emergencyPhone.dialled'] as const),
] as const;

type OperatorWords = Readonly<Record<(typeof operatorWordNames)[number], string>>;

/** Facts that not every company has. Lines of a paragraph that name a missing one are left out. */
const optional: ReadonlySet<string> = new Set([
  ...['company.register', 'company.vatId', 'company.taxNumber', 'company.authority', 'company.legalNotes'],
  ...['company.protectionOfficer', 'company.insuranceIntermediary'],
]);

/** Marks the place of a missing optional fact until its line is gone. */
const leftOut = '\u{fdd0}';

/** Shown for missing facts, since an empty place would not be noticed. */
const missing = '…';

interface Listing {
  languageNames: Intl.DisplayNames;
  list: Intl.ListFormat;
}

/** Every page of a site asks for these words, and creating the formatters takes longer than using them. */
const listings = new Map<Language, Listing>();

function listingIn(language: Language): Listing {
  let listing = listings.get(language);
  if (!listing) {
    const locale = locales[language];
    listing = {
      languageNames: new Intl.DisplayNames(locale, { type: 'language' }),
      list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    };
    listings.set(language, listing);
  }
  return listing;
}

/** The languages that guests can choose: "Deutsch und Englisch". */
function listLanguages(offered: readonly Language[], language: Language): string {
  const { languageNames, list } = listingIn(language);
  return list.format(offered.map((one) => languageNames.of(one)!));
}

const everywhere = {
  de: ' in ganz Europa',
  en: ' all over Europe',
  fr: ' dans toute l’Europe',
  it: ' in tutta Europa',
} as const;
const inCountries = {
  de: ' in {} Ländern',
  en: ' in {} countries',
  fr: ' dans {} pays',
  it: ' in {} Paesi',
} as const;
const countriesNamed = 4;

/**
 * Ends a sentence about homes by where they are: " in ganz Europa", or ": Deutschland und Dänemark". Names stand without prepositions, which
 * differ from country to country.
 */
function sayWhere(countries: readonly string[], language: Language): string {
  if (countries.length === 0) return everywhere[language];
  if (countries.length > countriesNamed) {
    return inCountries[language].replace('{}', String(countries.length));
  }
  const names = countries.map((code) => countryName(code, language));
  return `${language === 'fr' ? '\u{a0}' : ''}: ${listingIn(language).list.format(names)}`;
}

/** Formats the operator's facts for texts of a language. */
export function operatorWords(
  { name, company, line, office, facts, languages }: Operator,
  language: Language,
): OperatorWords {
  const legal = legalWords(company.country, language);
  // Without an emergency number, the office's number is shown.
  const emergencyPhone = office.emergencyPhone ?? office.phone;
  const words: OperatorWords = {
    'house.name': name,
    'house.languages': listLanguages(languages, language),
    'house.where': sayWhere(facts.countries ?? [], language),
    'company.name': company.name,
    'company.street': company.street,
    'company.town': townLine(company),
    'company.country': countryName(company.country, language),
    'company.line': line,
    'company.email': company.email,
    'company.phone': company.phone.display,
    'company.phone.dialled': company.phone.interact,
    'company.directors': facts.directors ?? '',
    'company.register': [facts.court, facts.register].filter(Boolean).join(', '),
    'company.vatId': company.vatId,
    'company.taxNumber': company.taxNumber,
    'company.protectionOfficer': facts.protectionOfficer ?? '',
    'company.authority': facts.authority ?? '',
    'company.insuranceIntermediary': facts.insuranceIntermediary ?? '',
    'company.legalNotes': (facts.legalNotes ?? '').replaceAll('\n', ' · '),
    'law.name': legal.law,
    'law.noWithdrawal': legal.noWithdrawal,
    'law.mediation': legal.mediation,
    'office.address': office.address.replaceAll('\n', ', '),
    'office.phone': office.phone.display,
    'office.emergencyPhone': emergencyPhone.display,
    'office.emergencyPhone.dialled': emergencyPhone.interact,
  };
  return Object.fromEntries(
    Object.entries(words).map(([fact, text]) => [fact, text || (optional.has(fact) ? leftOut : missing)]),
  ) as OperatorWords;
}

/** Matches names with a dot; others, such as `{{date}}`, are replaced where the text is shown. */
const wordName = /\{\{([\w-]+(?:\.[\w-]+)+)\}\}/g;

/** Replaces the placeholders in all texts of a value, at any depth; a value without any stays the same object. */
export function withOperatorWords<Value>(value: Value, words: OperatorWords): Value {
  return fillValue(value, words) as Value;
}

const isBreak = (node: unknown): boolean => (node as { type?: string } | null)?.type === 'hard_break';
const namesMissing = (node: unknown): boolean => {
  const text = (node as { text?: unknown } | null)?.text;
  return typeof text === 'string' && text.includes(leftOut);
};

/** Removes the lines of a paragraph that name a missing fact, with the break beside them. */
function withoutMissingLines(nodes: readonly unknown[]): readonly unknown[] {
  const lines: unknown[][] = [[]];
  for (const node of nodes) {
    if (isBreak(node)) lines.push([]);
    else lines.at(-1)!.push(node);
  }
  const shown = lines.filter((line) => !line.some(namesMissing));
  return shown.flatMap((line, index) => (index === 0 ? line : [{ type: 'hard_break' }, ...line]));
}

function fillValue(value: unknown, words: OperatorWords): unknown {
  if (typeof value === 'string')
    return value.includes('{{')
      ? value.replaceAll(wordName, (whole, name: string) =>
          Object.hasOwn(words, name) ? words[name as keyof OperatorWords] : whole,
        )
      : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const newEntries = entries.map(([, inner]) => fillValue(inner, words));
  if (newEntries.some(namesMissing)) return withoutMissingLines(newEntries);
  if (newEntries.every((inner, index) => inner === entries[index]![1])) return value;
  return Array.isArray(value)
    ? newEntries
    : Object.fromEntries(entries.map(([key], index) => [key, newEntries[index]]));
}

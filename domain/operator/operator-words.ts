import { locales, type Language } from '../language.ts';
import type { Operator } from './operator.ts';

/** Placeholders in content pages that are replaced by the operator's facts when a page is shown. */
export const operatorWordNames = [
  ...(['house.name', 'company.name', 'company.street', 'company.town', 'company.country'] as const),
  ...(['company.line', 'company.email', 'company.phone', 'company.phone.dialled'] as const),
  ...(['company.directors', 'company.register', 'company.vatId', 'company.taxNumber'] as const),
  ...(['company.protectionOfficer', 'company.authority', 'company.insuranceIntermediary'] as const),
  ...(['office.address', 'office.phone', 'office.emergencyPhone', 'office.emergencyPhone.dialled'] as const),
] as const;

type OperatorWords = Readonly<Record<(typeof operatorWordNames)[number], string>>;

/** Shown for missing facts, since an empty place would not be noticed. */
const missing = '…';

/** Formats the operator's facts for texts of a language. */
export function operatorWords(
  { name, company, line, office, facts }: Operator,
  language: Language,
): OperatorWords {
  const country = new Intl.DisplayNames(locales[language], { type: 'region' }).of(company.country);
  // Without an emergency number, the office's number is shown.
  const emergencyPhone = office.emergencyPhone ?? office.phone;
  const words: OperatorWords = {
    'house.name': name,
    'company.name': company.name,
    'company.street': company.street,
    'company.town': `${company.zip} ${company.city}`.trim(),
    'company.country': country ?? company.country,
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
    'office.address': office.address.replaceAll('\n', ', '),
    'office.phone': office.phone.display,
    'office.emergencyPhone': emergencyPhone.display,
    'office.emergencyPhone.dialled': emergencyPhone.interact,
  };
  return Object.fromEntries(
    Object.entries(words).map(([fact, text]) => [fact, text || missing]),
  ) as OperatorWords;
}

/** Matches names with a dot; others, such as `{{date}}`, are replaced where the text is shown. */
const wordName = /\{\{([\w-]+(?:\.[\w-]+)+)\}\}/g;

/** Replaces the placeholders in all texts of a value, at any depth; a value without any stays the same object. */
export function withOperatorWords<Value>(value: Value, words: OperatorWords): Value {
  return fillValue(value, words) as Value;
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
  if (newEntries.every((inner, index) => inner === entries[index]![1])) return value;
  return Array.isArray(value)
    ? newEntries
    : Object.fromEntries(entries.map(([key], index) => [key, newEntries[index]]));
}

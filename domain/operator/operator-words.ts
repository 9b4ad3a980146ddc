import { localeOf, type Language } from '../language.ts';
import type { Operator } from './operator.ts';

/** What pages of content call by these names is the operator's, and is put in when a page is shown. */
export const operatorWordNames = [
  ...(['house.name', 'company.name', 'company.street', 'company.town', 'company.country'] as const),
  ...(['company.line', 'company.email', 'company.phone', 'company.phone.dialled'] as const),
  ...(['company.directors', 'company.register', 'company.vatId', 'company.taxNumber'] as const),
  ...(['company.protectionOfficer', 'company.authority', 'company.insuranceIntermediary'] as const),
  ...(['office.address', 'office.phone', 'office.emergencyPhone', 'office.emergencyPhone.dialled'] as const),
] as const;

type OperatorWords = Readonly<Record<(typeof operatorWordNames)[number], string>>;

/** Stands where nobody has said something yet: an empty place would be read over. */
const missing = '…';

/** The operator's facts as texts of a language write them. */
export function operatorWords(
  { name, company, line, office, facts }: Operator,
  language: Language,
): OperatorWords {
  const country = new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(company.country);
  // Who has no number for emergencies is called at the office.
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

/** A name without a dot, such as `{{date}}`, is put in by who shows a label. */
const wordName = /\{\{([\w-]+(?:\.[\w-]+)+)\}\}/g;

/** The same value with the operator's facts in all of its texts, however deep they lie; what has none stays the same object. */
export function withOperatorWords<Value>(value: Value, words: OperatorWords): Value {
  return filled(value, words) as Value;
}

function filled(value: unknown, words: OperatorWords): unknown {
  if (typeof value === 'string')
    return value.includes('{{')
      ? value.replaceAll(wordName, (whole, name: string) =>
          Object.hasOwn(words, name) ? words[name as keyof OperatorWords] : whole,
        )
      : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const next = entries.map(([, inner]) => filled(inner, words));
  if (next.every((inner, index) => inner === entries[index]![1])) return value;
  return Array.isArray(value) ? next : Object.fromEntries(entries.map(([key], index) => [key, next[index]]));
}

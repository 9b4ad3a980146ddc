import { checkColour, isColour } from '../brand-colours.ts';
import { clockTime } from '../clock-time.ts';
import { countryCodes } from '../country-codes.ts';
import { isIban } from '../iban.ts';
import { isEmail, isPhone } from '../reachable.ts';
import { isTaxNumber } from '../tax-number.ts';
import { intermediaryStatuses } from '../travel-insurance.ts';
import { isVatId } from '../vat.ts';
import { datevCharts, readDatevAccounts } from './datev-accounts.ts';
import { factKinds, type FactKind, type GivenFacts, type OperatorFact, type OperatorFacts } from './facts.ts';
import { areApart } from './opening-hours.ts';
import { isSample } from './samples.ts';

/** The possible problems of a fact. Texts: `operator.problem.<problem>`. */
export type FactProblem = 'form' | 'contrast' | 'sample' | 'long' | 'mark';

type Check<Kind extends FactKind> = (value: Extract<OperatorFacts[FactOfKind<Kind>], unknown>) => boolean;
type FactOfKind<Kind extends FactKind> = {
  [Fact in OperatorFact]: (typeof factKinds)[Fact] extends Kind ? Fact : never;
}[OperatorFact];

const host = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/;
const words = (text: string): boolean => text.trim() !== '';

const checks: { [Kind in FactKind]: Check<Kind> } = {
  line: (text) => words(text) && !text.includes('\n'),
  lines: words,
  localized: (texts) => Object.values(texts).some(words),
  hosts: (hosts) => hosts.every((one) => host.test(one)),
  languages: (languages) => languages.length > 0,
  countries: (countries) => countries.every((code) => countryCodes.includes(code)),
  colour: isColour,
  picture: (address) => /^\/operator-files\/[\w.-]{1,160}$/.test(address),
  country: (code) => countryCodes.includes(code.toLowerCase()) && code === code.toUpperCase(),
  email: isEmail,
  phone: isPhone,
  vatId: isVatId,
  taxNumber: (text) => isTaxNumber('xx', text),
  hours: (hours) =>
    areApart(hours) &&
    hours.every(
      ({ weekday, from, to }) =>
        weekday >= 0 && weekday <= 6 && clockTime.test(from) && clockTime.test(to) && from < to,
    ),
  iban: isIban,
  bic: (text) => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text),
  link: (address) => URL.canParse(address) && new URL(address).protocol === 'https:',
  intermediary: (status) => intermediaryStatuses.includes(status),
  cents: (amount) => Number.isInteger(amount) && amount >= 0 && amount <= 1_000_00,
  perMille: (share) => Number.isInteger(share) && share >= 0 && share <= 500,
  prefix: (text) => /^[A-Z][A-Z\d]{0,7}$/.test(text),
  digits: (text) => /^[1-9]\d{0,6}$/.test(text),
  chart: (chart) => datevCharts.includes(chart),
  chartNumbers: (text) => words(text) && readDatevAccounts(text) !== null,
};

const lengthMax: Partial<Record<FactKind, number>> = {
  line: 120,
  lines: 600,
  chartNumbers: 600,
  taxNumber: 40,
};
/** Markup and control characters are refused, since facts are inserted into pages, mails and bank files. */
const refusedMarks = /[<>{}\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const collectTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.values(value).filter((one) => typeof one === 'string')
      : [];

/** Returns the problem of a fact; null: it is valid. @param refusesSamples true on a live site, where example values are refused */
export function problemOfFact<Fact extends OperatorFact>(
  fact: Fact,
  value: OperatorFacts[Fact],
  { refusesSamples, demo }: { refusesSamples: boolean; demo: GivenFacts },
): FactProblem | null {
  const kind: FactKind = factKinds[fact];
  if (collectTexts(value).some((text) => refusedMarks.test(text.replaceAll('\n', '')))) return 'mark';
  if (collectTexts(value).some((text) => text.length > (lengthMax[kind] ?? 300))) return 'long';
  if (!(checks[kind] as (value: OperatorFacts[Fact]) => boolean)(value)) return 'form';
  if (fact === 'mainColour' && !checkColour('main', value as string).isGood) return 'contrast';
  if (fact === 'accentColour' && !checkColour('accent', value as string).isGood) return 'contrast';
  return refusesSamples && isSample(fact, value, demo) ? 'sample' : null;
}

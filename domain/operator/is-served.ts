import type { Operator } from './operator.ts';

/** True when the operator offers homes of a country; without configured countries, always. @param country is an ISO 3166 code */
export function isServed(country: string, { facts: { countries = [] } }: Pick<Operator, 'facts'>): boolean {
  return countries.length === 0 || countries.includes(country.toLowerCase());
}

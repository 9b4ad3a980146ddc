import type { Operator } from './operator.ts';

/** Whether the operator offers homes of a country; where nothing is said, of all. @param country is a code of ISO 3166 */
export function isServed(country: string, { facts: { countries = [] } }: Pick<Operator, 'facts'>): boolean {
  return countries.length === 0 || countries.includes(country.toLowerCase());
}

import type { Operator } from './operator.ts';

/** True when the operator offers homes in a country, given by its ISO 3166 code. Without configured countries it offers homes everywhere. */
export function isServed(country: string, { facts: { countries = [] } }: Pick<Operator, 'facts'>): boolean {
  return countries.length === 0 || countries.includes(country.toLowerCase());
}

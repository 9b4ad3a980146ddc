import { expect, test } from 'vitest';
import { buildOperator } from './operator/operator.ts';
import type { GivenFacts } from './operator/facts.ts';
import { isInsuranceOffered } from './travel-insurance.ts';
import { cents } from './cents.ts';

const named: GivenFacts = {
  insurer: 'Insurer',
  insuranceSheet: 'https://insurer.de/sheet.pdf',
  insuranceConditions: 'https://insurer.de/conditions.pdf',
  insuranceStatus: 'broker',
};
const partner = { hideInsurances: 'N', hideNewsletter: 'N', hideBonus: 'N', allowMidocoUsage: 'N' } as const;
const without = (fact: keyof GivenFacts): GivenFacts => {
  const { [fact]: _, ...others } = named;
  return others;
};

test.each<[string, GivenFacts, boolean]>([
  ['names insurer, documents and status', named, true],
  ['says nothing', {}, false],
  ...(Object.keys(named) as (keyof GivenFacts)[]).map((fact): [string, GivenFacts, boolean] => [
    `does not say ${fact}`,
    without(fact),
    false,
  ]),
])('guests of an operator who %s are offered an insurance: %#', (_, facts, isOffered) => {
  const { insurance } = buildOperator(facts, 'localhost');
  expect(isInsuranceOffered(insurance, null)).toBe(isOffered);
  expect(isInsuranceOffered(insurance, partner)).toBe(isOffered);
  expect(isInsuranceOffered(insurance, { ...partner, hideInsurances: 'Y' })).toBe(false);
});

test('the premium is the operator’s where it is said', () => {
  const premiumOf = (facts: GivenFacts): unknown => buildOperator(facts, 'localhost').insurancePremium;
  expect(premiumOf({})).toEqual({ perMille: 45, minimum: 1_900 });
  expect(premiumOf({ insurancePerMille: 52, insuranceMinimum: cents(2_250) })).toEqual({
    perMille: 52,
    minimum: 2_250,
  });
});

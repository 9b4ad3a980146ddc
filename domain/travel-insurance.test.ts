import { expect, test } from 'vitest';
import { isInsuranceOffered, type TravelInsurance } from './travel-insurance.ts';

const named: TravelInsurance = {
  insurer: 'Insurer',
  productSheet: 'https://insurer.example/sheet.pdf',
  conditions: 'https://insurer.example/conditions.pdf',
  status: 'broker',
};
const partner = { hideInsurances: 'N', hideNewsletter: 'N', hideBonus: 'N', allowMidocoUsage: 'N' } as const;

test.each<[string, TravelInsurance | null, boolean]>([
  ['one that names insurer and documents', named, true],
  ['none', null, false],
  ['one without an insurer', { ...named, insurer: ' ' }, false],
  ['one without its product sheet', { ...named, productSheet: '' }, false],
  ['one without its conditions', { ...named, conditions: '' }, false],
])('of an insurance, %s is offered: %#', (_, insurance, isOffered) => {
  expect(isInsuranceOffered(null, insurance)).toBe(isOffered);
  expect(isInsuranceOffered(partner, insurance)).toBe(isOffered);
  expect(isInsuranceOffered({ ...partner, hideInsurances: 'Y' }, insurance)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { PartnerAnswer } from '../visitor/visit-source.ts';
import { lineOfPartner } from './line-of-partner.ts';
import { lineForVisitor } from './partner-of-visit.ts';

const line = { phone: { interact: '+4940', display: '040' }, email: 'office@feriola.example' };
const partner = {
  partnerName: 'Reisebüro',
  partnerPhone: '+49 (30) 231-25',
  partnerEmail: 'post@reise.example',
} as Partner;
const phone = { interact: '+4930', display: '030' };
const source = {
  description: 'Paid search',
  phone,
  watchlistShare: false,
  encouragementAlert: false,
  organic: false,
};

test('a partner answers by name, phone and mail, as far as there are any', () => {
  expect(lineOfPartner(line, partner)).toEqual({
    name: 'Reisebüro',
    phone: { interact: '+493023125', display: '+49 (30) 231-25' },
    email: 'post@reise.example',
  });
  const silent = { ...partner, partnerPhone: '', partnerEmail: '' };
  expect(lineOfPartner(line, silent)).toEqual({ name: 'Reisebüro', ...line });
  expect(lineOfPartner(line, null)).toBe(line);
});

test('a traffic source changes the phone alone', () => {
  const shown = (answer: PartnerAnswer) => lineForVisitor(line, answer, null);
  expect(shown({ pid: '10', partner: null, source })).toEqual({ ...line, phone });
  expect(shown({ pid: '10', partner, source })).toMatchObject({ name: 'Reisebüro', phone });
  expect(shown({ pid: '1', partner: null, source: { ...source, phone: null } })).toBeNull();
  expect(lineForVisitor(line, null, null)).toBeNull();
});

test('the house itself answers whoever is logged in as a partner, by whatever link they came', () => {
  const service = { name: 'Partner service', form: { href: '/en/help-contact/partner/', label: 'Write' } };
  const answered = { ...line, service: service.name, form: service.form };
  expect(lineForVisitor(line, { pid: '10', partner, source }, service)).toEqual(answered);
  expect(lineForVisitor(line, null, service)).toEqual(answered);
});

import { expect, test } from 'vitest';
import { draftPosting } from '../../../contract/manual-postings/draft-posting.ts';
import { findProblems, sumSides, toDraft, type TypedDraft } from './typed-draft.ts';

const typed: TypedDraft = {
  ...{ template: 'bankFee', datedOn: '2027-03-10', reason: 'Kontoführung', amount: '12,90' },
  lines: [
    { key: 1, account: 'guestReceivable', side: 'debit', amount: '1.234,50', booking: '4000001', host: '' },
    { key: 2, account: 'vatPayable', side: 'credit', amount: '1234,5', booking: '', host: '12' },
  ],
  ...{
    booking: '4000001',
    source: 'payment/7',
    bearer: 'host',
    toNamed: true,
    holder: ' Ina ',
    iban: 'DE89 3704',
  },
  ...{ difference: 'providerGain', transfer: '9', name: 'Ina', email: 'ina@example.com', language: 'fr' },
  payer: '',
  purpose: '',
  dedication: '',
};

const problems = (changes: Partial<TypedDraft>) => Object.fromEntries(findProblems({ ...typed, ...changes }));

test.each(['free', 'bankFee', 'guestRefund', 'smallDifference', 'goodwillVoucher'] as const)(
  'what is typed for %s is a draft that the call takes',
  (template) => {
    const amount = template === 'goodwillVoucher' ? '50' : template === 'smallDifference' ? '2,80' : '12,90';
    const all = { ...typed, template, amount };
    expect(findProblems(all)).toEqual(new Map());
    const request = { datedOn: all.datedOn, reason: all.reason, draft: toDraft(all), idempotencyKey: 'k' };
    expect(draftPosting.request.safeParse(request).error).toBeUndefined();
  },
);

test('each field that is missing or wrong is named', () => {
  expect(problems({ amount: '' })).toEqual({ amount: 'amount' });
  expect(problems({ reason: ' a ' })).toEqual({ reason: 'reason' });
  expect(problems({ template: 'smallDifference', amount: '10,01' })).toEqual({ amount: 'small' });
  expect(problems({ template: 'goodwillVoucher', amount: '20' })).toEqual({ amount: 'voucher' });
  expect(problems({ template: 'goodwillVoucher', amount: '50', email: 'ina@' })).toEqual({
    email: 'email-invalid',
  });
  expect(problems({ template: 'guestRefund', source: '', iban: '' })).toEqual({
    source: 'missing',
    iban: 'missing',
  });
  const lines = [
    { ...typed.lines[0]!, booking: '' },
    { ...typed.lines[1]!, amount: 'viel' },
  ];
  expect(problems({ template: 'free', lines })).toEqual({
    'booking-1': 'booking-needed',
    'amount-2': 'amount',
  });
});

test('both sides are added up in cents', () => {
  expect(sumSides(typed.lines)).toEqual({ debit: 1_234.5, credit: 1_234.5 });
});

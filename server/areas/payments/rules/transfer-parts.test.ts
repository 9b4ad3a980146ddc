import { expect, test } from 'vitest';
import { cents } from '../../../../domain/cents.ts';
import { findRestDoubt, unassignHindrance, joinParts, checkParts } from './transfer-parts.ts';

const part = (bookingDisplayNumber: number, amount: number) => ({
  bookingDisplayNumber,
  amount: cents(amount),
});

test('parts of the same booking are added up', () => {
  expect(joinParts([part(4711, 100), part(4712, 50), part(4711, 1)])).toEqual([
    part(4711, 101),
    part(4712, 50),
  ]);
});

test.each([
  ['all of it', [part(1, 300), part(2, 200)], 500, { ok: true, left: 0 }],
  ['a part', [part(1, 300)], 500, { ok: true, left: 200 }],
  ['a cent too much', [part(1, 300), part(2, 201)], 500, { ok: false, type: 'parts-exceed-rest' }],
  ['a rest that has changed', [part(1, 300)], 400, { ok: false, type: 'rest-changed' }],
])('a transfer pays %s', (_what, parts, seenRest, verdict) => {
  expect(checkParts({ rest: cents(500), seenRest: cents(seenRest) }, parts)).toEqual(verdict);
});

test('what is open says why it waits', () => {
  expect([0, 200, 500].map((rest) => findRestDoubt(cents(500), cents(rest)))).toEqual([
    null,
    'rest',
    'taken-back',
  ]);
});

test.each([
  ['nothing was moved since', [], 0, null],
  ['a refund waits for its release', [{ source: 'transfer/1', state: 'intended' }], 0, null],
  ['a refund was discarded', [{ source: 'transfer/1', state: 'discarded' }], 0, null],
  ['another payment was refunded', [{ source: 'payment/1', state: 'done' }], 0, null],
  ['a refund was released', [{ source: 'transfer/1', state: 'released' }], 0, 'money-refunded'],
  ['a refund has gone', [{ source: 'transfer/1', state: 'done' }], 0, 'money-refunded'],
  ['the landlord was paid', [], 40_000, 'money-paid-out'],
])('when %s', (_what, refunds, paidOut, hindrance) => {
  expect(unassignHindrance({ source: 'transfer/1', refunds, paidOut: cents(paidOut) })).toBe(hindrance);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentPlan } from '../../../../domain/pricing/payment-plan.ts';
import { taxedLines } from '../../../../domain/taxed-lines.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import { entryDifference, type Entry, type Subject } from './accounts.ts';
import {
  cancellationCharge,
  stayCharge,
  landlordShare,
  type BookingTerms,
  type ChargedQuote,
} from './charge.ts';
import { refundParts, computeStanding } from './standing.ts';
import { cents } from '../../../../domain/cents.ts';
import { add, negate } from '../../../../domain/money.ts';

const bookedOn = '2027-03-01';

const anyQuote = fc
  .record({
    stay: fc.integer({ min: 0, max: 900_000 }),
    insurance: fc.integer({ min: 0, max: 40_000 }),
    touristTax: fc.integer({ min: 0, max: 9_000 }),
    bonus: fc.integer({ min: 0, max: 50_000 }),
    onSite: fc.integer({ min: 0, max: 30_000 }),
    arrivesIn: fc.integer({ min: 1, max: 400 }),
    collectedByUs: fc.boolean(),
  })
  .map(({ stay, insurance, touristTax, bonus, onSite, arrivesIn, collectedByUs }) => {
    const taken = Math.min(bonus, stay);
    const prepaid = stay + insurance + touristTax - taken;
    const arrival = addDays(bookedOn, arrivesIn);
    const line = (code: 'insurance' | 'touristTax', total: number): ChargedQuote['lines'][number] => ({
      code,
      unit: 'stay',
      unitPrice: cents(total),
      quantity: 1,
      total: cents(total),
      mandatory: false,
      prepaid: true,
    });
    const quote: ChargedQuote = {
      collectedByUs,
      totals: {
        complete: add(cents(prepaid), cents(onSite)),
        prepaid: cents(prepaid),
        onSite: cents(onSite),
      },
      bonus: { state: 'applied', amount: cents(taken) },
      lines: [line('insurance', insurance), line('touristTax', touristTax)],
      paymentPlan: paymentPlan(cents(prepaid), cents(onSite), arrival, bookedOn),
    };
    return { quote, arrival };
  });

const anyTerms: fc.Arbitrary<BookingTerms> = fc.record({
  landlordId: fc.integer({ min: 1, max: 9 }),
  commissionPerMille: fc.integer({ min: 0, max: 500 }),
});

/** Events that may change the money of a booking, in any order. */
const anyAct = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 500_000 }) }),
  fc.record({ kind: fc.constant('payOpen' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('change' as const), next: anyQuote }),
  fc.record({ kind: fc.constant('cancel' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('payOut' as const), comesBack: fc.boolean() }),
  fc.record({ kind: fc.constant('bill' as const) }),
);

interface Life {
  charged: Entry[];
  all: Entry[];
  received: number;
  returned: number;
  /** Amount paid to the landlord, and the commission that was billed, its tax included. */
  paidOut: number;
  billed: number;
}

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

function restate(life: Life, owed: readonly Entry[]): void {
  const difference = entryDifference(life.charged, owed);
  expect(sumOf(difference)).toBe(0);
  life.charged.push(...difference);
  life.all.push(...difference);
}

function receive(life: Life, number: number, amount: number): void {
  if (amount <= 0) return;
  const subject: Subject = number % 2 === 0 ? `payment/${number}` : `transfer/${number}`;
  life.received += amount;
  life.all.push(
    { account: 'bank', amount: cents(amount), subject },
    { account: 'guestReceivable', amount: negate(cents(amount)), subject },
  );
}

/** An overpayment is refunded at once, as in the transaction that caused it. */
function giveBack(life: Life, today: PlainDate): void {
  const { overpaid } = computeStanding(life.all, today);
  const parts = refundParts(life.all, overpaid);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(overpaid);
  for (const { source, amount } of parts) {
    life.returned += amount;
    life.all.push(
      { account: 'guestReceivable', amount, subject: source },
      { account: 'refundsPayable', amount: negate(amount), subject: source },
    );
  }
}

/** Pays the landlord's share once the guest owes nothing; a payout may be returned, and is owed again then. */
function payOut(life: Life, comesBack: boolean, landlordId: number, today: PlainDate): void {
  const owed = 0 - (balances(life.all).get('landlordPayable') ?? 0);
  if (owed <= 0 || computeStanding(life.all, today).open > 0) return;
  const subject: Subject = `landlord/${landlordId}`;
  const sign = comesBack ? 0 : 1;
  life.paidOut += sign * owed;
  life.all.push(
    { account: 'landlordPayable', subject, amount: cents(owed) },
    { account: 'payoutsInTransit', subject: 'payout/1', amount: negate(cents(owed)) },
  );
  life.all.push(
    comesBack
      ? { account: 'landlordPayable', subject, amount: negate(cents(owed)) }
      : { account: 'bank', subject: 'transfer/1', amount: negate(cents(owed)) },
    { account: 'payoutsInTransit', subject: 'payout/1', amount: cents(owed) },
  );
}

/** Bills the commission that was not billed yet, or credits an excess; its tax goes to the tax office. */
function bill(life: Life): void {
  const amount = 0 - (balances(life.charged).get('commissionRevenue') ?? 0) - life.billed;
  if (amount === 0) return;
  life.billed += amount;
  const { tax } = commissionTax(amount);
  if (tax === 0) return;
  life.all.push(
    { account: 'commissionRevenue', amount: cents(tax) },
    { account: 'vatPayable', subject: 'landlord/1', amount: negate(cents(tax)) },
  );
}

function commissionTax(amount: number): { tax: number } {
  const [group] = taxedLines([
    { amount: cents(amount), vat: { category: 'S' as const, percent: 19 } },
  ]).groups;
  return { tax: group!.tax };
}

function balances(entries: readonly Entry[]): Map<string, number> {
  const byAccount = new Map<string, number>();
  for (const { account, amount } of entries) byAccount.set(account, (byAccount.get(account) ?? 0) + amount);
  return byAccount;
}

describe('the money of a booking', () => {
  it('keeps all sums over ten thousand lives', () => {
    fc.assert(
      fc.property(anyQuote, anyTerms, fc.array(anyAct, { maxLength: 12 }), (first, terms, acts) => {
        const life: Life = { charged: [], all: [], received: 0, returned: 0, paidOut: 0, billed: 0 };
        let { quote, arrival } = first;
        let fee: number | null = null;
        restate(life, stayCharge(quote, terms, { boundOn: bookedOn, arrival }));
        acts.forEach((act, index) => {
          const today = addDays(bookedOn, index * 9);
          if (act.kind === 'pay') receive(life, index, act.cents);
          if (act.kind === 'payOpen') {
            receive(life, index, Math.ceil((computeStanding(life.all, today).open * act.share) / 100));
          }
          if (act.kind === 'change' && fee === null) {
            ({ quote, arrival } = act.next);
            restate(life, stayCharge(quote, terms, { boundOn: bookedOn, arrival }));
          }
          if (act.kind === 'cancel' && fee === null) {
            fee = Math.floor((quote.totals.prepaid * act.percent) / 100);
            restate(life, cancellationCharge(quote, cents(fee), terms, today));
          }
          giveBack(life, today);
          if (act.kind === 'payOut') payOut(life, act.comesBack, terms.landlordId, today);
          if (act.kind === 'bill') bill(life);

          const standing = computeStanding(life.all, today);
          const claimed: number = quote.collectedByUs ? (fee ?? quote.totals.prepaid) : 0;
          expect(sumOf(life.all)).toBe(0);
          expect(standing.claimed).toBe(claimed);
          expect(standing.paid).toBe(life.received - life.returned);
          expect(standing.overpaid).toBe(0);
          expect(standing.paid + standing.open).toBe(claimed);
          expect(standing.due).toBeGreaterThanOrEqual(standing.overdue);
          expect(standing.open).toBeGreaterThanOrEqual(standing.due);
          expect(standing.overdue).toBeGreaterThanOrEqual(0);

          const now = balances(life.all);
          const of = (account: Entry['account']): number => now.get(account) ?? 0;
          expect(of('guestReceivable')).toBe(claimed - standing.paid);
          expect(of('payoutsInTransit')).toBe(0);
          const charged = balances(life.charged);
          expect(of('landlordPayable') - life.paidOut).toBe(charged.get('landlordPayable') ?? 0);
          expect(of('commissionRevenue') + of('vatPayable')).toBe(charged.get('commissionRevenue') ?? 0);
          const given = of('landlordPayable') - life.paidOut + of('commissionRevenue') + of('vatPayable');
          const passedOn = of('insurancePayable') + of('touristTaxPayable');
          expect(0 - given - passedOn - of('bonusCost')).toBe(claimed);
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it('leaves a landlord with as much, whoever collects', () => {
    fc.assert(
      fc.property(anyQuote, anyTerms, ({ quote, arrival }, terms) => {
        const dates = { boundOn: bookedOn, arrival };
        const chargedWhere = (collectedByUs: boolean): Map<string, number> =>
          balances(stayCharge({ ...quote, collectedByUs }, terms, dates));
        const ours = chargedWhere(true);
        const theirs = chargedWhere(false);
        expect(theirs.has('guestReceivable')).toBe(false);
        expect(
          sumOf([...theirs.values()].map((amount) => ({ account: 'bank', amount: cents(amount) }))),
        ).toBe(0);
        for (const account of ['commissionRevenue', 'insurancePayable', 'bonusCost']) {
          expect(theirs.get(account)).toBe(ours.get(account));
        }
        // A guest who pays a landlord directly pays the whole sum; the prepaid tourist tax in it belongs to the town.
        const tax = ours.get('touristTaxPayable')!;
        const kept = quote.totals.prepaid - theirs.get('landlordPayable')! + tax;
        expect(kept).toBe(0 - ours.get('landlordPayable')!);
        const { collected, ...share } = landlordShare({ ...quote, collectedByUs: false }, terms);
        expect(collected!.paid + collected!.bonus - collected!.premium).toBe(share.stay);
        expect(share.stay - share.commission).toBe(kept);
        expect(landlordShare({ ...quote, collectedByUs: true }, terms)).toEqual({
          ...share,
          collected: null,
        });
      }),
    );
  });

  it('is a commission of the fee alone after a cancellation where the landlord collects', () => {
    const entries = cancellationCharge(
      { collectedByUs: false },
      cents(20_000),
      { landlordId: 3, commissionPerMille: 150 },
      bookedOn,
    );
    expect(entries).toEqual([
      { account: 'landlordPayable', subject: 'landlord/3', amount: 3_000 },
      { account: 'commissionRevenue', amount: -3_000 },
    ]);
  });
});

describe('the standing of a booking', () => {
  const claims: Entry[] = [
    { account: 'guestReceivable', amount: cents(25_000), dueOn: '2027-03-08' },
    { account: 'guestReceivable', amount: cents(75_000), dueOn: '2027-06-01' },
  ];
  const paid = (amount: number): Entry => ({
    account: 'guestReceivable',
    amount: negate(cents(amount)),
    subject: 'payment/1',
  });

  it.each([
    ['on the day', [], '2027-03-08', { paid: 0, due: 25_000, overdue: 0, open: 100_000 }],
    ['the day after', [], '2027-03-09', { paid: 0, due: 25_000, overdue: 25_000, open: 100_000 }],
    ['paid in part', [paid(10_000)], '2027-03-09', { paid: 10_000, due: 15_000, overdue: 15_000 }],
    ['paid ahead', [paid(60_000)], '2027-06-02', { paid: 60_000, due: 40_000, overdue: 40_000 }],
    ['paid too much', [paid(100_001)], '2027-06-02', { open: 0, due: 0, overpaid: 1 }],
  ])('is told %s', (_, more, today, expected) => {
    expect(computeStanding([...claims, ...more], today)).toMatchObject(expected);
  });

  it('gives back the latest payment first, and no more of it than it was', () => {
    const two: Entry[] = [
      { account: 'guestReceivable', amount: cents(-30_000), subject: 'transfer/1' },
      { account: 'guestReceivable', amount: cents(-20_000), subject: 'payment/2' },
    ];
    expect(refundParts(two, cents(26_000))).toEqual([
      { source: 'payment/2', amount: 20_000 },
      { source: 'transfer/1', amount: 6_000 },
    ]);
  });
});

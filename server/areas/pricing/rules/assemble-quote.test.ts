import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceResult, type PriceResult } from '../../../../contract/pricing/price-result.ts';
import { cents } from '../../../../domain/cents.ts';
import { fromEuros } from '../../../../domain/money.ts';
import type { HomeRates, Service } from '../../../../domain/pricing/home-rates.ts';
import { completePrice } from '../../../../domain/pricing/stay-price.ts';
import {
  anyOccupied,
  anyParty,
  anyRates,
  anyStay,
  party,
  homeRates,
  stayOf,
  today,
} from '../../../../tests/builders/home-rates.ts';
import type { BonusCode } from './bonus.ts';
import { assembleQuote, type QuoteInput, type StayChoice } from './assemble-quote.ts';
import { presentPrice } from './present-price.ts';

const services: Service[] = [
  { code: 'finalCleaning', unit: 'stay', amount: cents(9_550), mandatory: true, prepaid: true },
  { code: 'energy', unit: 'night', amount: cents(715), mandatory: true, prepaid: false },
  { code: 'dog', unit: 'dog', amount: cents(3_500), mandatory: false, prepaid: true },
  { code: 'bedLinen', unit: 'person', amount: cents(1_290), mandatory: false, prepaid: true },
  { code: 'breakfast', unit: 'personNight', amount: cents(1_500), mandatory: false, prepaid: false },
];
const home: HomeRates = homeRates({
  services,
  discounts: [{ kind: 'early', threshold: 60, percent: 10 }],
  touristTax: [
    { fromAge: 6, toAge: 15, amount: cents(110) },
    { fromAge: 16, toAge: 99, amount: cents(220) },
  ],
  deposit: cents(20_000),
});
const welcome: BonusCode = {
  code: 'WELCOME',
  amount: cents(5_000),
  minimum: cents(30_000),
  validUntil: '2027-12-31',
  usesLeft: 3,
  validFrom: null,
  isPaused: false,
};

type Changes = Partial<StayChoice> &
  Partial<Omit<QuoteInput, 'home' | 'choice'>> & {
    rates?: HomeRates;
    active?: boolean;
    landlordCollects?: boolean;
  };

function quote({
  rates = home,
  active = true,
  landlordCollects = false,
  occupied = [],
  bonusCode = null,
  ...changes
}: Changes = {}) {
  const assembled = assembleQuote({
    home: { rates, active, consumptionPerNight: cents(350), cancellation: [], landlordCollects },
    occupied,
    choice: {
      stay: changes.stay ?? stayOf('2027-05-01', 7),
      party: changes.party ?? party(),
      insurance: changes.insurance ?? false,
      extras: changes.extras ?? {},
      withBonus: changes.withBonus ?? bonusCode !== null,
    },
    bonusCode,
    paymentVariant: changes.paymentVariant ?? 0,
    ...(changes.paysOnline === undefined ? {} : { paysOnline: changes.paysOnline }),
    today,
    hour: 9,
    calculatedAt: 1_800_000_000_000,
  });
  return { result: presentPrice(assembled), totals: assembled.totals };
}

const sumOf = (lines: PriceResult['priceServicesMandatory']): number =>
  lines.reduce((sum, line) => sum + fromEuros(line.total), 0);

describe('a price result', () => {
  it('splits a week for a family with a dog to the cent', () => {
    const { result, totals } = quote({ party: party({ persons: 4, childAges: [3, 10], dogs: 1 }) });
    // 630.00 less 10 percent; cleaning and dog with the booking; energy and tax on site
    expect(result.priceObject).toEqual({
      currency: 'EUR',
      original: 760.5,
      price: 697.5,
      priceComplete: 697.5 + 50.05 + 38.5,
      pricePercentReduction: 10,
      discountKind: 'early',
      originalWithoutAdditions: 630,
      persons: 4,
      startDate: '2027-05-01',
      endDate: '2027-05-08',
      duration: 7,
      ts: 1_800_000_000_000,
    });
    expect(result.priceServicesMandatory.map(({ code, total }) => [code, total])).toEqual([
      ['finalCleaning', 95.5],
      ['dog', 35],
    ]);
    expect(result.priceServicesOnSiteMandatory).toEqual([
      { code: 'energy', unit: 'night', unitPrice: 7.15, quantity: 7, total: 50.05 },
      {
        code: 'touristTax',
        unit: 'personNight',
        unitPrice: 2.2,
        quantity: 14,
        total: 30.8,
        payers: 'adults',
      },
      {
        code: 'touristTax',
        unit: 'personNight',
        unitPrice: 1.1,
        quantity: 7,
        total: 7.7,
        payers: 'children',
      },
    ]);
    expect(totals).toEqual({ complete: 78_605, prepaid: 69_750, onSite: 8_855 });
    expect(result).toMatchObject({
      priceCalculated: 'Y',
      externalBookingOK: true,
      status: 'free',
      statusNights: null,
      deposit: 200,
      consumptionEstimate: 24.5,
      // 4.5 percent of 697.50
      insurancePrice: 31.39,
      inkasso: 1,
      payments: [1, 2],
      bonusState: 'none',
      bonusAmount: 0,
    });
  });

  it.each([
    ['the house', false, [3, 1, 2]],
    ['the landlord', true, [1, 2, 11]],
  ])('offers to pay online where a provider takes the money for us: %s', (_, landlordCollects, payments) => {
    expect(quote({ landlordCollects, paysOnline: true }).result).toMatchObject({ payments });
  });

  it.each([
    ['the house', false, 0, { inkasso: 1, payments: [1, 2] }],
    ['the house, in the experiment', false, 1, { inkasso: 1, payments: [1, 2] }],
    ['the landlord', true, 0, { inkasso: 0, payments: [1, 2, 11] }],
    ['the landlord, in the experiment', true, 1, { inkasso: 0, payments: [1, 2] }],
  ])('says who collects and how to pay: %s', (_, landlordCollects, paymentVariant, expected) => {
    expect(quote({ landlordCollects, paymentVariant }).result).toMatchObject(expected);
  });

  it('adds what guests choose beside the complete price', () => {
    const plain = quote();
    const { result, totals } = quote({
      insurance: true,
      extras: { bedLinen: 2, breakfast: 3, sauna: 4, finalCleaning: 5, dog: 1, constructor: 1 },
      bonusCode: welcome,
    });
    expect(result.priceObject).toEqual(plain.result.priceObject);
    expect(result.priceServicesOptional.map(({ code, quantity, total }) => [code, quantity, total])).toEqual([
      ['bedLinen', 2, 25.8],
      ['insurance', 1, result.insurancePrice],
    ]);
    expect(result.priceServicesOnSiteOptional).toEqual([
      { code: 'breakfast', unit: 'personNight', unitPrice: 15, quantity: 21, total: 315 },
    ]);
    expect(result.bonusAmount).toBe(50);
    expect(totals.prepaid).toBe(plain.totals.prepaid + 2_580 + fromEuros(result.insurancePrice) - 5_000);
    expect(totals.onSite).toBe(plain.totals.onSite + 31_500);
  });

  it('offers extras that were not chosen, at no cost', () => {
    expect(quote().result.priceServicesOptional).toEqual([
      { code: 'bedLinen', unit: 'person', unitPrice: 12.9, quantity: 0, total: 0 },
    ]);
  });

  it('holds no amounts where a night has no price', () => {
    const { result, totals } = quote({
      rates: homeRates({ seasons: [], services }),
      insurance: true,
      extras: { bedLinen: 2 },
      bonusCode: welcome,
    });
    expect(result).toMatchObject({
      priceCalculated: 'N',
      externalBookingOK: false,
      status: 'noPrice',
      insurancePrice: 0,
      bonusAmount: 0,
      paymentPlan: [],
    });
    expect(result.priceObject).toMatchObject({ original: 0, price: 0, priceComplete: 0, duration: 7 });
    expect(totals).toEqual({ complete: 0, prepaid: 0, onSite: 0 });
  });

  it.each<[string, Changes, string]>([
    ['is inactive before all else', { active: false, party: party({ persons: 99 }) }, 'inactive'],
    ['is booked', { occupied: [stayOf('2027-05-03', 2)] }, 'booked'],
    ['takes fewer guests', { party: party({ persons: 7 }) }, 'tooManyPersons'],
    ['takes fewer dogs', { party: party({ dogs: 3 }) }, 'petsNotAllowed'],
  ])('says that the home %s, and still the price', (_, changes, status) => {
    const { result } = quote(changes);
    expect(result).toMatchObject({ status, externalBookingOK: false, priceCalculated: 'Y' });
    expect(result.priceObject.priceComplete).toBeGreaterThan(0);
  });

  it('says how many nights a stay needs', () => {
    const rates = { ...home, seasons: [{ ...home.seasons[0]!, minStay: 10 }] };
    expect(quote({ rates }).result).toMatchObject({ status: 'minimumStay', statusNights: 10 });
  });

  it('adds up in all its parts for every home, party and choice', () => {
    const choices = fc.record({
      insurance: fc.boolean(),
      extras: fc.dictionary(
        fc.constantFrom(...services.map(({ code }) => code)),
        fc.integer({ min: 0, max: 9 }),
      ),
      bonus: fc.option(
        fc.record({
          amount: fc.integer({ min: 1, max: 300_000 }).map(cents),
          minimum: fc.integer({ min: 0, max: 50_000 }).map(cents),
        }),
      ),
    });
    let priced = 0;
    fc.assert(
      fc.property(
        anyRates,
        anyOccupied,
        anyStay,
        anyParty,
        choices,
        (rates, occupied, stay, guests, choice) => {
          const { result, totals } = quote({
            rates,
            occupied,
            stay,
            party: guests,
            insurance: choice.insurance,
            extras: choice.extras,
            bonusCode: choice.bonus ? { ...welcome, ...choice.bonus } : null,
          });
          expect(priceResult.parse(result)).toEqual(result);
          const complete = completePrice(rates, stay, guests, today);
          expect(result.priceCalculated).toBe(complete === null ? 'N' : 'Y');
          expect(fromEuros(result.priceObject.priceComplete)).toBe(complete ?? 0);
          expect(totals.complete).toBe(complete ?? 0);
          if (complete !== null) priced += 1;

          const { original, price, originalWithoutAdditions } = result.priceObject;
          expect(fromEuros(original)).toBe(
            fromEuros(originalWithoutAdditions) + sumOf(result.priceServicesMandatory),
          );
          expect(fromEuros(price) + sumOf(result.priceServicesOnSiteMandatory)).toBe(complete ?? 0);
          expect(price).toBeLessThanOrEqual(original);
          const chosen = sumOf(result.priceServicesOptional) + sumOf(result.priceServicesOnSiteOptional);
          const due = (complete ?? 0) + chosen - fromEuros(result.bonusAmount);
          expect(totals.prepaid + totals.onSite).toBe(due);
          expect(result.paymentPlan.reduce((sum, { amount }) => sum + fromEuros(amount), 0)).toBe(due);

          const amounts = [
            ...result.paymentPlan.map(({ amount }) => amount),
            ...[original, price, originalWithoutAdditions, result.insurancePrice, result.bonusAmount],
            ...[
              result.priceServicesMandatory,
              result.priceServicesOnSiteMandatory,
              result.priceServicesOptional,
            ]
              .flat()
              .flatMap(({ unitPrice, quantity, total }) => [unitPrice, quantity, total]),
            totals.complete,
            totals.prepaid,
            totals.onSite,
          ];
          for (const amount of amounts) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBe(Math.round(amount * 100) / 100);
          }
        },
      ),
      { numRuns: 1_000 },
    );
    expect(priced).toBeGreaterThan(50);
  });
});

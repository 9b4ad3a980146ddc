import fc from 'fast-check';
import { serviceCodes } from '../../domain/pricing/home-rates.ts';
import type { QuoteInput } from '../../server/areas/pricing/rules/assemble-quote.ts';
import { anyOccupied, anyParty, anyRates, anyStay, today } from './home-rates.ts';
import { cents } from '../../domain/cents.ts';

const anyBonus = fc.option(
  fc.record({
    code: fc.constant('WELCOME'),
    amount: fc.integer({ min: 1, max: 300_000 }).map(cents),
    minimum: fc.integer({ min: 0, max: 50_000 }).map(cents),
    validUntil: fc.constantFrom('2026-12-31', '2027-12-31'),
    usesLeft: fc.integer({ min: 0, max: 2 }),
    validFrom: fc.constant(null),
    isPaused: fc.constant(false),
  }),
);

/** All inputs of a quote, for every kind of home, stay and choice. */
export const anyQuoteInput: fc.Arbitrary<QuoteInput> = fc.record({
  home: fc.record({
    rates: anyRates,
    active: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    consumptionPerNight: fc.integer({ min: 0, max: 2_000 }).map(cents),
    cancellation: fc.array(
      fc.record({ daysBefore: fc.integer({ min: 1, max: 90 }), percent: fc.integer({ min: 0, max: 100 }) }),
      { maxLength: 3 },
    ),
    landlordCollects: fc.boolean(),
  }),
  occupied: anyOccupied,
  choice: fc.record({
    stay: anyStay,
    party: anyParty,
    insurance: fc.boolean(),
    extras: fc.dictionary(fc.constantFrom(...serviceCodes), fc.integer({ min: 0, max: 9 })),
    withBonus: fc.boolean(),
  }),
  bonusCode: anyBonus,
  paymentVariant: fc.nat({ max: 2 }),
  today: fc.constant(today),
  hour: fc.constant(9),
  calculatedAt: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
});

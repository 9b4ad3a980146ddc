import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  anyParty,
  anyRates,
  anyStay,
  homeRates,
  party,
  season,
  stayOf,
  today,
  now,
} from '../../tests/builders/home-rates.ts';
import { countNights, toDayNumber } from '../stay.ts';
import type { Party, TouristTaxBand } from './home-rates.ts';
import { priceCalendar } from './price-calendar.ts';
import { SeasonTable } from './season-table.ts';
import { completePrice, mandatoryCosts } from './stay-price.ts';
import { quoteStay } from './stay-quote.ts';
import { lowestWeekPrice } from './stay-rules.ts';
import { TaxOfParty } from './tourist-tax.ts';
import { cents } from '../cents.ts';

const everybody = { fromAge: 0, toAge: 120 };
const adults = { fromAge: 18, toAge: 120 };

/** Venice: five nights of adults, half of it for those between 10 and 15. */
const fiveNights: TouristTaxBand[] = [
  { fromAge: 10, toAge: 15, amount: cents(200), nightsMax: 5 },
  { fromAge: 16, toAge: 120, amount: cents(400), nightsMax: 5 },
];
/**
 * A town at the Baltic: the full rate from May to September, half of it in the other months. The winter spans New Year.
 */
const byMonth: TouristTaxBand[] = [
  { ...adults, amount: cents(280), season: { from: '05-01', until: '09-30' } },
  { ...adults, amount: cents(140), season: { from: '10-01', until: '04-30' } },
];
const summerFree: TouristTaxBand[] = [
  { ...everybody, amount: cents(100), season: { from: '12-20', until: '01-06' }, nightsMax: 3 },
];
const berlin: TouristTaxBand[] = [{ ...everybody, amount: cents(0), percent: 7.5 }];
const ofAdultsAlone: TouristTaxBand[] = [{ ...adults, amount: cents(0), percent: 5 }];
/** A share in summer, and an amount otherwise. */
const mixed: TouristTaxBand[] = [
  { ...everybody, amount: cents(150) },
  { ...everybody, amount: cents(0), percent: 3.33, season: { from: '06-01', until: '08-31' }, nightsMax: 4 },
];

// A night costs 100.00, a week 630.00.
it.each<[string, TouristTaxBand[], string, number, Partial<Party>, number]>([
  ['fewer nights than are taxed', fiveNights, '2027-03-01', 4, { persons: 2 }, 2 * 4 * 400],
  ['as many', fiveNights, '2027-03-01', 5, { persons: 2 }, 2 * 5 * 400],
  ['more', fiveNights, '2027-03-01', 14, { persons: 2 }, 2 * 5 * 400],
  [
    'more nights of a family',
    fiveNights,
    '2027-03-01',
    7,
    { persons: 4, childAges: [9, 12] },
    2 * 5 * 400 + 5 * 200,
  ],
  ['a week in summer', byMonth, '2027-07-03', 7, { persons: 2 }, 2 * 7 * 280],
  ['a week over the border of a season', byMonth, '2027-04-27', 7, { persons: 2 }, 2 * (4 * 140 + 3 * 280)],
  ['the last night of a season', byMonth, '2027-09-30', 1, { persons: 3 }, 3 * 280],
  [
    'a week over New Year, with a child',
    byMonth,
    '2027-12-29',
    7,
    { persons: 3, childAges: [17] },
    2 * 7 * 140,
  ],
  ['a season over New Year, of three nights', summerFree, '2027-12-30', 7, { persons: 2 }, 2 * 3 * 100],
  ['first nights that lie before the season', summerFree, '2027-12-18', 7, { persons: 2 }, 2 * 1 * 100],
  ['first nights that lie behind it', summerFree, '2028-01-05', 7, { persons: 2 }, 2 * 2 * 100],
  ['nights without a rate', summerFree, '2027-07-03', 7, { persons: 2 }, 0],
  ['a share of 630.00', berlin, '2027-07-03', 7, { persons: 3, childAges: [2] }, 4_725],
  ['a share of 300.00', berlin, '2027-07-03', 3, { persons: 1 }, 2_250],
  [
    'a share of two of four persons',
    ofAdultsAlone,
    '2027-07-03',
    7,
    { persons: 4, childAges: [3, 9] },
    1_575,
  ],
  // 63,000 * 5 % / 3 are 1,050.
  ['a share of one of three', ofAdultsAlone, '2027-07-03', 7, { persons: 3, childAges: [3, 9] }, 1_050],
  // 3.33 % of four sevenths of 630.00 are 11.988.
  ['a share of four of seven nights', mixed, '2027-07-03', 7, { persons: 2 }, 1_199],
  // 3.33 % of two of three nights of 300.00 are 6.66, and the third is 1.50 for each of two.
  ['a share and an amount in one stay', mixed, '2027-08-30', 3, { persons: 2 }, 666 + 2 * 150],
])('tax of %s', (_, touristTax, arrival, nights, guests, expected) => {
  const rates = homeRates({ touristTax });
  const free = homeRates();
  const stay = stayOf(arrival, nights);
  const own = party(guests);
  const accommodation = completePrice(free, stay, own, today)!;
  const lines = mandatoryCosts(rates, stay, own, accommodation);
  expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(expected);
  for (const line of lines) expect(line.total).toBe(line.unitPrice * line.quantity);
  expect(completePrice(rates, stay, own, today)).toBe(accommodation + expected);
  const inSums = { ...rates, seasons: new SeasonTable(rates.seasons) };
  expect(quoteStay(inSums, toDayNumber(arrival), nights, own, toDayNumber(today))?.onSite).toBe(expected);
  const [day] = priceCalendar(rates, [], { nights, party: own, from: arrival, until: arrival }, now);
  expect(day!.total).toBe(accommodation + expected);
});

it.each([
  // Nightly rate, percent, tax of a night.
  [10_000, 7.5, 750],
  [10_006, 7.5, 750],
  [10_007, 7.5, 751],
  [9_999, 5, 500],
  [33, 1.5, 0],
  [34, 1.5, 1],
  [12_345, 0.01, 1],
])('of %i cents %d percent are %i cents, half a cent rounded up', (nightly, percent, expected) => {
  const rates = homeRates({
    seasons: [season({ nightly: cents(nightly) })],
    touristTax: [{ ...everybody, amount: cents(0), percent }],
  });
  expect(completePrice(rates, stayOf('2027-07-03', 1), party(), today)).toBe(nightly + expected);
});

it('takes its share of what is left after a discount', () => {
  const rates = homeRates({
    discounts: [{ kind: 'early', threshold: 30, percent: 10 }],
    touristTax: berlin,
  });
  // 630.00 less 63.00 is 567.00, of which 7.5 % are 42.525.
  expect(completePrice(rates, stayOf('2027-07-03', 7), party(), today)).toBe(56_700 + 4_253);
});

it('is in the cheapest week as it is on its own days', () => {
  // The cheaper weeks have the higher tax: 620.00 and 2.80 in summer, 630.00 and 1.40 in winter.
  const seasons = [
    season({ untilDate: '2027-05-01' }),
    season({ fromDate: '2027-05-01', untilDate: '2027-10-01', weekly: cents(62_000) }),
  ];
  const of = (touristTax: TouristTaxBand[]) => lowestWeekPrice(homeRates({ seasons, touristTax }), today);
  expect(of(byMonth)).toBe(63_000 + 14 * 140);
  expect(of(fiveNights)).toBe(62_000 + 10 * 400);
  expect(of(berlin)).toBe(62_000 + 4_650);
});

it('is the same in a table of arrivals as of each stay', () => {
  fc.assert(
    fc.property(anyRates, anyStay, anyParty, ({ touristTax }, stay, guests) => {
      const tax = new TaxOfParty(touristTax, countNights(stay), guests);
      const first = toDayNumber(stay.startDate);
      const table = tax.sumsByArrival(first, 20);
      for (let arrival = 0; arrival < 20; arrival += 1) {
        const { amount, share } = tax.sums(first + arrival);
        expect([table[2 * arrival], table[2 * arrival + 1]]).toEqual([amount, share]);
      }
    }),
    { numRuns: 500 },
  );
});

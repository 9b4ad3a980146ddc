import { add, noMoney, subtract, times, type Cents } from '../../../../domain/money.ts';
import type { HomeRates, Party } from '../../../../domain/pricing/home-rates.ts';
import { collectors, availableMethods, offeredPayments } from '../../../../domain/pricing/payment-methods.ts';
import {
  sumLines,
  type CancellationStep,
  type Quote,
  type QuoteLine,
  type QuoteTotals,
} from '../../../../domain/pricing/quote.ts';
import { mandatoryCosts, quoteAccommodation } from '../../../../domain/pricing/stay-price.ts';
import { checkStay, type OccupiedPeriod } from '../../../../domain/pricing/stay-rules.ts';
import { countNights, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import { computeBonus, type BonusCode } from './bonus.ts';
import { insurancePrice } from './insurance.ts';
import type { InsurancePremium } from '../../../../domain/travel-insurance.ts';
import { optionalLines } from './optional-services.ts';
import { paymentPlan } from '../../../../domain/pricing/payment-plan.ts';

export interface PricedHome {
  rates: HomeRates;
  active: boolean;
  consumptionPerNight: Cents;
  cancellation: readonly CancellationStep[];
  landlordCollects: boolean;
}

export interface StayChoice {
  stay: Stay;
  party: Party;
  insurance: boolean;
  extras: Readonly<Record<string, number>>;
  withBonus: boolean;
}

export interface QuoteInput {
  home: PricedHome;
  occupied: readonly OccupiedPeriod[];
  choice: StayChoice;
  bonusCode: BonusCode | null;
  /** The price of the accommodation if the host has set one for this stay; it replaces discounts. */
  accommodationPrice?: Cents | null;
  /** If absent, the default premium applies. */
  insurancePremium?: InsurancePremium;
  /** Variant of the payment experiment; 0 without one. */
  paymentVariant: number;
  paysOnline?: boolean;
  today: PlainDate;
  /** Hour of the day in Berlin. */
  hour: number;
  calculatedAt: number;
}

const noAmounts: QuoteTotals = { complete: noMoney, prepaid: noMoney, onSite: noMoney };

/**
 * `complete` contains all unavoidable costs; the guest's choices (extras, insurance, bonus) are added in `prepaid`,
 * `onSite` and the payment plan.
 */
export function assembleQuote(input: QuoteInput): Quote {
  const { home, choice, today, hour } = input;
  const { rates } = home;
  const { stay, party } = choice;
  const { status, nights: statusNights } = home.active
    ? checkStay(rates, input.occupied, stay, party, { today, hour })
    : { status: 'inactive' as const, nights: null };

  const accommodation = priceAccommodation(input);
  const mandatory = accommodation
    ? mandatoryCosts(rates, stay, party, accommodation.price).map((line): QuoteLine => ({
        ...line,
        mandatory: true,
      }))
    : [];
  const mandatoryPrepaid = mandatory.filter((line) => line.prepaid);
  const mandatoryOnSite = mandatory.filter((line) => !line.prepaid);
  const optional = accommodation ? optionalLines(rates.services, countNights(stay), choice.extras) : [];
  const optionalOnSite = optional.filter((line) => !line.prepaid);

  const price = add(accommodation?.price ?? noMoney, sumLines(mandatoryPrepaid));
  const insurance = accommodation ? insurancePrice(price, input.insurancePremium) : noMoney;
  const optionalPrepaid = [
    ...optional.filter((line) => line.prepaid),
    ...(choice.insurance && accommodation ? [insuranceLine(insurance)] : []),
  ];
  const bonus = computeBonus(choice.withBonus, input.bonusCode, price, today);
  const totals: QuoteTotals = accommodation
    ? {
        complete: add(price, sumLines(mandatoryOnSite)),
        prepaid: subtract(add(price, sumLines(optionalPrepaid)), bonus.amount),
        onSite: add(sumLines(mandatoryOnSite), sumLines(optionalOnSite)),
      }
    : noAmounts;
  const discount = accommodation?.discount;
  const collector = home.landlordCollects ? 'landlord' : 'house';

  return {
    stay: { startDate: stay.startDate, endDate: stay.endDate },
    persons: party.persons,
    calculatedAt: input.calculatedAt,
    status,
    statusNights,
    isPriced: accommodation !== null,
    accommodation: {
      original: accommodation?.original ?? noMoney,
      price: accommodation?.price ?? noMoney,
      discount: discount ? { kind: discount.kind, percent: discount.percent } : null,
    },
    lines: [...mandatoryPrepaid, ...mandatoryOnSite, ...optionalPrepaid, ...optionalOnSite],
    insurancePrice: insurance,
    bonus,
    totals,
    paymentPlan: paymentPlan(totals.prepaid, totals.onSite, stay.startDate, today),
    paymentMethods: offeredPayments(
      availableMethods(collector, { paysOnline: input.paysOnline ?? false }),
      collectors[collector],
      input.paymentVariant,
    ),
    collectedByUs: !home.landlordCollects,
    deposit: rates.deposit,
    consumptionEstimate: times(home.consumptionPerNight, countNights(stay)),
    cancellation: home.cancellation.map(({ daysBefore, percent }) => ({ daysBefore, percent })),
  };
}

function priceAccommodation({
  home: { rates },
  choice: { stay },
  today,
  accommodationPrice = null,
}: QuoteInput): ReturnType<typeof quoteAccommodation> {
  const listed = quoteAccommodation(rates, stay, today);
  if (listed === null || accommodationPrice === null) return listed;
  // An agreed price is no reduction of another: bills and breakdowns state it alone.
  return {
    ...listed,
    original: accommodationPrice,
    price: accommodationPrice,
    discount: null,
    discountAmount: noMoney,
  };
}

function insuranceLine(price: Cents): QuoteLine {
  return {
    code: 'insurance',
    unit: 'stay',
    unitPrice: price,
    quantity: 1,
    total: price,
    mandatory: false,
    prepaid: true,
  };
}

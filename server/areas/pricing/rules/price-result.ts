import type { PriceLine, PriceResult, StayStatus } from '../../../../contract/pricing/price-result.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import type { Party, HomeRates } from '../../../../domain/pricing/home-rates.ts';
import { mandatoryCosts, quoteAccommodation } from '../../../../domain/pricing/stay-price.ts';
import { checkStay, type OccupiedPeriod } from '../../../../domain/pricing/stay-rules.ts';
import { nightsOf, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import { bonusOf, type BonusCode } from './bonus.ts';
import { insurancePrice } from './insurance.ts';
import { optionalLines } from './optional-services.ts';
import { paymentMethods, paymentPlan, weCollect } from './payments.ts';

/** All that a home brings to its price beside the calendar. */
export interface PricedHome {
  rates: HomeRates;
  active: boolean;
  /** Estimated consumption by meter, for a night. */
  consumptionPerNight: Cents;
}

export interface StayChoice {
  stay: Stay;
  party: Party;
  insurance: boolean;
  /** Code of an optional service -> how many. */
  extras: Readonly<Record<string, number>>;
  /** A bonus code was entered, known or not. */
  withBonus: boolean;
}

export interface QuoteInput {
  home: PricedHome;
  occupied: readonly OccupiedPeriod[];
  choice: StayChoice;
  bonusCode: BonusCode | null;
  today: PlainDate;
  /** Milliseconds since 1970. */
  calculatedAt: number;
}

/** The sums behind a price result, in cents. */
export interface QuoteTotals {
  /** The number that is shown everywhere. */
  complete: Cents;
  /** Paid to us: accommodation, prepaid services and extras, insurance, less the bonus. */
  prepaid: Cents;
  /** Paid on arrival: mandatory and chosen costs on site, tourist tax. */
  onSite: Cents;
}

const noCents: QuoteTotals = { complete: 0, prepaid: 0, onSite: 0 };

interface Line {
  code: string;
  unit: string;
  unitPrice: Cents;
  quantity: number;
  total: Cents;
}

function toWire({ code, unit, unitPrice, quantity, total }: Line): PriceLine {
  return { code, unit, unitPrice: toEuros(unitPrice), quantity, total: toEuros(total) };
}

const sumOf = (lines: readonly Line[]): Cents => lines.reduce((sum, { total }) => sum + total, 0);

function statusOf({ home, occupied, choice, today }: QuoteInput): {
  status: StayStatus;
  nights: number | null;
} {
  if (!home.active) return { status: 'inactive', nights: null };
  return checkStay(home.rates, occupied, choice.stay, choice.party, today);
}

/**
 * The price of a stay as it goes over the wire. `priceComplete` holds every cost that cannot be
 * avoided; what guests choose (extras, insurance, bonus) is beside it and in the payment plan. Where a
 * night has no price, all amounts are 0 and `priceCalculated` is N.
 */
export function assembleQuote(input: QuoteInput): { result: PriceResult; totals: QuoteTotals } {
  const { home, choice, today } = input;
  const { rates } = home;
  const { stay, party } = choice;
  const nights = nightsOf(stay);
  const { status, nights: statusNights } = statusOf(input);
  const accommodation = quoteAccommodation(rates, stay, today);

  const mandatory = accommodation ? mandatoryCosts(rates, stay, party) : [];
  const mandatoryPrepaid = mandatory.filter((line) => line.prepaid);
  const mandatoryOnSite = mandatory.filter((line) => !line.prepaid);
  const optional = accommodation ? optionalLines(rates.services, nights, choice.extras) : [];
  const optionalPrepaid: Line[] = optional.filter((line) => line.prepaid);
  const optionalOnSite = optional.filter((line) => !line.prepaid);

  const originalWithoutAdditions = accommodation?.original ?? 0;
  const original = originalWithoutAdditions + sumOf(mandatoryPrepaid);
  const price = (accommodation?.price ?? 0) + sumOf(mandatoryPrepaid);
  const complete = price + sumOf(mandatoryOnSite);

  const insurance = accommodation ? insurancePrice(price) : 0;
  if (choice.insurance && accommodation) {
    optionalPrepaid.push({
      code: 'insurance',
      unit: 'stay',
      unitPrice: insurance,
      quantity: 1,
      total: insurance,
    });
  }
  const bonus = bonusOf(choice.withBonus, input.bonusCode, price, today);
  const totals: QuoteTotals = accommodation
    ? {
        complete,
        prepaid: price + sumOf(optionalPrepaid) - bonus.amount,
        onSite: sumOf(mandatoryOnSite) + sumOf(optionalOnSite),
      }
    : noCents;

  const result: PriceResult = {
    priceObject: {
      currency: 'EUR',
      original: toEuros(original),
      price: toEuros(price),
      priceComplete: toEuros(complete),
      pricePercentReduction: accommodation?.discount?.percent ?? 0,
      discountKind: accommodation?.discount?.kind ?? null,
      originalWithoutAdditions: toEuros(originalWithoutAdditions),
      persons: party.persons,
      startDate: stay.startDate,
      endDate: stay.endDate,
      duration: nights,
      ts: input.calculatedAt,
    },
    priceServicesMandatory: mandatoryPrepaid.map(toWire),
    priceServicesOnSiteMandatory: mandatoryOnSite.map(toWire),
    priceServicesOnSiteOptional: optionalOnSite.map(toWire),
    priceServicesOptional: optionalPrepaid.map(toWire),
    insurancePrice: toEuros(insurance),
    bonusAmount: toEuros(bonus.amount),
    bonusState: bonus.state,
    deposit: toEuros(rates.deposit),
    consumptionEstimate: toEuros(home.consumptionPerNight * nights),
    paymentPlan: paymentPlan(totals.prepaid, totals.onSite, stay.startDate, today).map((part) => ({
      ...part,
      amount: toEuros(part.amount),
    })),
    priceCalculated: accommodation ? 'Y' : 'N',
    externalBookingOK: status === 'free',
    status,
    statusNights,
    inkasso: weCollect,
    payments: [...paymentMethods],
  };
  return { result, totals };
}

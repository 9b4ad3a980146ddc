import type { PriceLine, PriceResult, StayStatus } from '../../contract/pricing/price-result.ts';
import { cents } from '../../domain/cents.ts';
import { noMoney, sumCents, times, toEuros, type Cents } from '../../domain/money.ts';
import { mandatoryCosts, quoteAccommodation } from '../../domain/pricing/stay-price.ts';
import { checkStay } from '../../domain/pricing/stay-rules.ts';
import { countNights } from '../../domain/stay.ts';
import type { QuoteInput } from '../../server/areas/pricing/rules/assemble-quote.ts';
import { computeBonus } from '../../server/areas/pricing/rules/bonus.ts';
import { insurancePrice } from '../../server/areas/pricing/rules/insurance.ts';
import { optionalLines } from '../../server/areas/pricing/rules/optional-services.ts';
import { paymentPlan } from '../../domain/pricing/payment-plan.ts';

interface Line {
  code: string;
  unit: string;
  unitPrice: Cents;
  quantity: number;
  total: Cents;
  payers?: PriceLine['payers'];
}

const toWire = ({ code, unit, unitPrice, quantity, total, payers }: Line): PriceLine => ({
  code,
  unit,
  unitPrice: toEuros(unitPrice),
  quantity,
  total: toEuros(total),
  ...(payers && { payers }),
});

const sumOf = (lines: readonly Line[]): Cents => sumCents(lines.map(({ total }) => total));

function statusOf({ home, occupied, choice, today, hour }: QuoteInput): {
  status: StayStatus;
  nights: number | null;
} {
  if (!home.active) return { status: 'inactive', nights: null };
  return checkStay(home.rates, occupied, choice.stay, choice.party, { today, hour });
}

/**
 * Computes the wire's price result directly from the rates, as before quotes existed and as bookings stored it until migration 0010.
 * Results derived from a quote are compared with it.
 */
export function priceInEuros(input: QuoteInput): PriceResult {
  const { home, choice, today } = input;
  const { rates } = home;
  const { stay, party } = choice;
  const nights = countNights(stay);
  const { status, nights: statusNights } = statusOf(input);
  const accommodation = quoteAccommodation(rates, stay, today);

  const mandatory = accommodation ? mandatoryCosts(rates, stay, party, accommodation.price) : [];
  const mandatoryPrepaid = mandatory.filter((line) => line.prepaid);
  const mandatoryOnSite = mandatory.filter((line) => !line.prepaid);
  const optional = accommodation ? optionalLines(rates.services, nights, choice.extras) : [];
  const optionalPrepaid: Line[] = optional.filter((line) => line.prepaid);
  const optionalOnSite = optional.filter((line) => !line.prepaid);

  const originalWithoutAdditions = accommodation?.original ?? noMoney;
  const original = originalWithoutAdditions + sumOf(mandatoryPrepaid);
  const price = (accommodation?.price ?? 0) + sumOf(mandatoryPrepaid);
  const complete = price + sumOf(mandatoryOnSite);

  const insurance = accommodation ? insurancePrice(cents(price)) : noMoney;
  if (choice.insurance && accommodation) {
    optionalPrepaid.push({
      code: 'insurance',
      unit: 'stay',
      unitPrice: insurance,
      quantity: 1,
      total: insurance,
    });
  }
  const bonus = computeBonus(choice.withBonus, input.bonusCode, cents(price), today);
  const prepaid = accommodation ? price + sumOf(optionalPrepaid) - bonus.amount : 0;
  const onSite = accommodation ? sumOf(mandatoryOnSite) + sumOf(optionalOnSite) : 0;

  return {
    priceObject: {
      currency: 'EUR',
      original: toEuros(cents(original)),
      price: toEuros(cents(price)),
      priceComplete: toEuros(cents(complete)),
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
    consumptionEstimate: toEuros(times(home.consumptionPerNight, nights)),
    paymentPlan: paymentPlan(cents(prepaid), cents(onSite), stay.startDate, today).map((part) => ({
      ...part,
      amount: toEuros(part.amount),
    })),
    priceCalculated: accommodation ? 'Y' : 'N',
    externalBookingOK: status === 'free',
    status,
    statusNights,
    inkasso: home.landlordCollects ? 0 : 1,
    payments: home.landlordCollects && input.paymentVariant === 0 ? [1, 2, 11] : [1, 2],
  };
}

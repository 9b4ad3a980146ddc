import type { PriceLine, PriceResult } from '../../../../contract/pricing/price-result.ts';
import { add, toEuros } from '../../../../domain/money.ts';
import { collectors } from '../../../../domain/pricing/payment-methods.ts';
import {
  filterLines,
  sumLines,
  type Installment,
  type Quote,
  type QuoteLine,
} from '../../../../domain/pricing/quote.ts';
import { countNights } from '../../../../domain/stay.ts';

const presentLine = ({ code, unit, unitPrice, quantity, total, payers }: QuoteLine): PriceLine => ({
  code,
  unit,
  unitPrice: toEuros(unitPrice),
  quantity,
  total: toEuros(total),
  ...(payers && { payers }),
});

export const presentPayments = (plan: readonly Installment[]): PriceResult['paymentPlan'] =>
  plan.map(({ kind, dueDate, amount }) => ({ kind, dueDate, amount: toEuros(amount) }));

/** The only place where amounts of a quote become euros. */
export function presentPrice(quote: Quote): PriceResult {
  const { accommodation, stay, totals } = quote;
  const mandatory = filterLines(quote, { mandatory: true, prepaid: true });
  const services = sumLines(mandatory);
  return {
    priceObject: {
      currency: 'EUR',
      original: toEuros(add(accommodation.original, services)),
      price: toEuros(add(accommodation.price, services)),
      priceComplete: toEuros(totals.complete),
      pricePercentReduction: accommodation.discount?.percent ?? 0,
      discountKind: accommodation.discount?.kind ?? null,
      originalWithoutAdditions: toEuros(accommodation.original),
      persons: quote.persons,
      startDate: stay.startDate,
      endDate: stay.endDate,
      duration: countNights(stay),
      ts: quote.calculatedAt,
    },
    priceServicesMandatory: mandatory.map(presentLine),
    priceServicesOnSiteMandatory: filterLines(quote, { mandatory: true, prepaid: false }).map(presentLine),
    priceServicesOnSiteOptional: filterLines(quote, { mandatory: false, prepaid: false }).map(presentLine),
    priceServicesOptional: filterLines(quote, { mandatory: false, prepaid: true }).map(presentLine),
    insurancePrice: toEuros(quote.insurancePrice),
    bonusAmount: toEuros(quote.bonus.amount),
    bonusState: quote.bonus.state,
    deposit: toEuros(quote.deposit),
    consumptionEstimate: toEuros(quote.consumptionEstimate),
    paymentPlan: presentPayments(quote.paymentPlan),
    priceCalculated: quote.isPriced ? 'Y' : 'N',
    externalBookingOK: quote.status === 'free',
    status: quote.status,
    statusNights: quote.statusNights,
    inkasso: quote.collectedByUs ? collectors.house : collectors.landlord,
    payments: [...quote.paymentMethods],
  };
}

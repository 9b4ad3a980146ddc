import { proportion } from '../../../../domain/cents.ts';
import { add, negate, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import { datedPlan } from '../../../../domain/pricing/payment-plan.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import type { Entry } from './accounts.ts';

export interface BookingTerms {
  landlordId: number;
  commissionPerMille: number;
}

export type ChargedQuote = Pick<Quote, 'paymentPlan' | 'lines' | 'bonus' | 'totals' | 'collectedByUs'>;

/**
 * Returns the entries for a binding stay. If we collect, the guest owes the instalments of the payment plan on their
 * days, and we owe the landlord the price less premium, prepaid tourist tax and commission. If the landlord collects,
 * the guest owes us nothing; the landlord owes us the commission and the insurance premium, and is credited the
 * bonus. Amounts paid on site are not posted.
 */
export function stayCharge(
  quote: ChargedQuote,
  terms: BookingTerms,
  { boundOn, arrival }: { boundOn: PlainDate; arrival: PlainDate },
): Entry[] {
  const { insurance, touristTax, stay, commission } = splitQuote(quote, terms);
  const landlord = `landlord/${terms.landlordId}` as const;
  const ofBoth: Entry[] = [
    { account: 'bonusCost', amount: quote.bonus.amount },
    { account: 'insurancePayable', amount: negate(insurance) },
    { account: 'commissionRevenue', amount: negate(commission) },
  ];
  if (!quote.collectedByUs) {
    const owedToUs = subtract(add(commission, insurance), quote.bonus.amount);
    return [{ account: 'landlordPayable', subject: landlord, amount: owedToUs }, ...ofBoth];
  }
  const claims = datedPlan(quote.paymentPlan, boundOn, arrival).filter(({ kind }) => kind !== 'onSite');
  return [
    ...claims.map(({ amount, dueDate }): Entry => ({ account: 'guestReceivable', amount, dueOn: dueDate })),
    ...ofBoth,
    { account: 'touristTaxPayable', amount: negate(touristTax) },
    { account: 'landlordPayable', subject: landlord, amount: subtract(commission, stay) },
  ];
}

/** Splits a quote, in cents: amounts passed on, the price of the stay, and our commission on it. */
function splitQuote(
  quote: ChargedQuote,
  terms: Pick<BookingTerms, 'commissionPerMille'>,
): { insurance: Cents; touristTax: Cents; stay: Cents; commission: Cents } {
  const insurance = prepaidSum(quote, 'insurance');
  const touristTax = prepaidSum(quote, 'touristTax');
  const passedOn = add(insurance, touristTax);
  const stay = subtract(add(quote.totals.prepaid, quote.bonus.amount), passedOn);
  return { insurance, touristTax, stay, commission: computeCommission(stay, terms) };
}

/** Cents; the landlord receives `stay - commission + onSite`. */
export interface LandlordShare {
  stay: Cents;
  commission: Cents;
  onSite: Cents;
  /** Tourist tax paid on site, which the landlord passes on. */
  taxOnSite: Cents;
  receives: Cents;
  /**
   * For landlords who collect, sources of the stay's price: `paid` by the guest, plus the `bonus` that we credit,
   * less the `premium` that we pass on to the insurer. Null if we collect.
   */
  collected: { paid: Cents; bonus: Cents; premium: Cents } | null;
}

/** The price less commission, plus amounts paid on site, whoever collects. Tourist tax is not part of it. */
export function landlordShare(
  quote: ChargedQuote,
  terms: Pick<BookingTerms, 'commissionPerMille'>,
): LandlordShare {
  const { stay, commission, insurance } = splitQuote(quote, terms);
  const bonus = quote.bonus.amount;
  const taxes = quote.lines.filter((line) => line.code === 'touristTax' && !line.prepaid);
  const taxOnSite = sumCents(taxes.map(({ total }) => total));
  const onSite = subtract(quote.totals.onSite, taxOnSite);
  return {
    ...{ stay, commission, onSite, taxOnSite },
    receives: add(subtract(stay, commission), onSite),
    collected: quote.collectedByUs
      ? null
      : { paid: subtract(add(stay, insurance), bonus), bonus, premium: insurance },
  };
}

const daysToPayFee = 7;

export function splitFee(
  fee: Cents,
  terms: Pick<BookingTerms, 'commissionPerMille'>,
): { commission: Cents; receives: Cents } {
  const commission = computeCommission(fee, terms);
  return { commission, receives: subtract(fee, commission) };
}

export function cancellationCharge(
  quote: Pick<Quote, 'collectedByUs'>,
  fee: Cents,
  terms: BookingTerms,
  cancelledOn: PlainDate,
): Entry[] {
  if (fee <= 0) return [];
  const { commission, receives } = splitFee(fee, terms);
  if (!quote.collectedByUs) return commissionAlone(commission, terms);
  return [
    { account: 'guestReceivable', amount: fee, dueOn: addDays(cancelledOn, daysToPayFee) },
    { account: 'commissionRevenue', amount: negate(commission) },
    { account: 'landlordPayable', subject: `landlord/${terms.landlordId}`, amount: negate(receives) },
  ];
}

function commissionAlone(commission: Cents, { landlordId }: BookingTerms): Entry[] {
  return [
    { account: 'landlordPayable', subject: `landlord/${landlordId}`, amount: commission },
    { account: 'commissionRevenue', amount: negate(commission) },
  ];
}

function computeCommission(
  amount: Cents,
  { commissionPerMille }: Pick<BookingTerms, 'commissionPerMille'>,
): Cents {
  return proportion(amount, commissionPerMille, 1_000);
}

function prepaidSum(quote: Pick<Quote, 'lines'>, code: Quote['lines'][number]['code']): Cents {
  return sumCents(quote.lines.filter((line) => line.code === code && line.prepaid).map(({ total }) => total));
}

import { proportion, type Cents } from '../../../../domain/money.ts';
import { datedPlan } from '../../../../domain/pricing/payment-plan.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import type { Entry } from './accounts.ts';

/** Who lets the home of a booking, and what the house keeps of it; fixed on the day on which the booking binds. */
export interface BookingTerms {
  landlordId: number;
  commissionPerMille: number;
}

export type ChargedQuote = Pick<Quote, 'paymentPlan' | 'lines' | 'bonus' | 'totals' | 'collectedByUs'>;

/**
 * What a stay that binds both sides makes owed. Where the house collects, its guest owes the parts of the plan on their days,
 * and the landlord is owed the price less premium, prepaid tourist tax and commission. Where the landlord collects, the
 * guest owes the house nothing; the landlord owes it the commission and the premium, which is the insurer's, and is credited
 * the bonus, which the guest has not paid. Amounts on site are nobody's here.
 */
export function chargeOfStay(
  quote: ChargedQuote,
  terms: BookingTerms,
  { boundOn, arrival }: { boundOn: PlainDate; arrival: PlainDate },
): Entry[] {
  const { insurance, touristTax, stay, commission } = partsOf(quote, terms);
  const landlord = `landlord/${terms.landlordId}` as const;
  const ofBoth: Entry[] = [
    { account: 'bonusCost', amount: quote.bonus.amount },
    { account: 'insurancePayable', amount: 0 - insurance },
    { account: 'commissionRevenue', amount: 0 - commission },
  ];
  if (!quote.collectedByUs) {
    const owed = commission + insurance - quote.bonus.amount;
    return [{ account: 'landlordPayable', subject: landlord, amount: owed }, ...ofBoth];
  }
  const claims = datedPlan(quote.paymentPlan, boundOn, arrival).filter(({ kind }) => kind !== 'onSite');
  return [
    ...claims.map(({ amount, dueDate }): Entry => ({ account: 'guestReceivable', amount, dueOn: dueDate })),
    ...ofBoth,
    { account: 'touristTaxPayable', amount: 0 - touristTax },
    { account: 'landlordPayable', subject: landlord, amount: commission - stay },
  ];
}

/** What a quote divides into, in cents: what is passed on, the price of the stay, and what the house keeps of that. */
function partsOf(
  quote: ChargedQuote,
  terms: Pick<BookingTerms, 'commissionPerMille'>,
): { insurance: Cents; touristTax: Cents; stay: Cents; commission: Cents } {
  const insurance = prepaidSum(quote, 'insurance');
  const touristTax = prepaidSum(quote, 'touristTax');
  const stay = quote.totals.prepaid + quote.bonus.amount - insurance - touristTax;
  return { insurance, touristTax, stay, commission: commissionOf(stay, terms) };
}

/** What a landlord has of a stay, in cents: `stay - commission + onSite` is what the landlord receives. */
export interface LandlordShare {
  /** The price of the stay of which the commission is a part. */
  stay: Cents;
  commission: Cents;
  /** What guests pay the landlord on site, without tax. */
  onSite: Cents;
  /** What guests pay on site for the town: the landlord passes it on. */
  taxOnSite: Cents;
  receives: Cents;
  /**
   * How the price of the stay comes to a landlord who collects: `paid` by the guest, with the `bonus` that the house credits and less
   * the `premium` that it passes on to the insurer. Null where the house collects.
   */
  collected: { paid: Cents; bonus: Cents; premium: Cents } | null;
}

/**
 * What the landlord has of a stay at this quote, whoever collects: the price of the stay less the commission, and what
 * guests pay on site. Tourist tax is the town's.
 */
export function shareOfLandlord(
  quote: ChargedQuote,
  terms: Pick<BookingTerms, 'commissionPerMille'>,
): LandlordShare {
  const { stay, commission, insurance } = partsOf(quote, terms);
  const bonus = quote.bonus.amount;
  const taxOnSite = quote.lines
    .filter((line) => line.code === 'touristTax' && !line.prepaid)
    .reduce((sum, { total }) => sum + total, 0);
  const onSite = quote.totals.onSite - taxOnSite;
  return {
    ...{ stay, commission, onSite, taxOnSite },
    receives: stay - commission + onSite,
    collected: quote.collectedByUs ? null : { paid: stay + insurance - bonus, bonus, premium: insurance },
  };
}

/** Guests have a week for a fee, as for the first part of a stay. */
const daysToPayFee = 7;

/** What a landlord has of the fee of a cancelled stay, and what the house keeps of it, in cents. */
export function shareOfFee(
  fee: Cents,
  terms: Pick<BookingTerms, 'commissionPerMille'>,
): { commission: Cents; receives: Cents } {
  const commission = commissionOf(fee, terms);
  return { commission, receives: fee - commission };
}

/** What a cancelled stay leaves owed: its fee, of which the house keeps its commission as of a stay. */
export function chargeOfCancellation(
  quote: Pick<Quote, 'collectedByUs'>,
  fee: Cents,
  terms: BookingTerms,
  cancelledOn: PlainDate,
): Entry[] {
  if (fee <= 0) return [];
  const { commission, receives } = shareOfFee(fee, terms);
  if (!quote.collectedByUs) return commissionAlone(commission, terms);
  return [
    { account: 'guestReceivable', amount: fee, dueOn: addDays(cancelledOn, daysToPayFee) },
    { account: 'commissionRevenue', amount: 0 - commission },
    { account: 'landlordPayable', subject: `landlord/${terms.landlordId}`, amount: 0 - receives },
  ];
}

function commissionAlone(commission: Cents, { landlordId }: BookingTerms): Entry[] {
  return [
    { account: 'landlordPayable', subject: `landlord/${landlordId}`, amount: commission },
    { account: 'commissionRevenue', amount: 0 - commission },
  ];
}

/** What the house keeps of an amount in cents. */
function commissionOf(
  amount: Cents,
  { commissionPerMille }: Pick<BookingTerms, 'commissionPerMille'>,
): Cents {
  return proportion(amount, commissionPerMille, 1_000);
}

function prepaidSum(quote: Pick<Quote, 'lines'>, code: Quote['lines'][number]['code']): Cents {
  return quote.lines
    .filter((line) => line.code === code && line.prepaid)
    .reduce((sum, { total }) => sum + total, 0);
}

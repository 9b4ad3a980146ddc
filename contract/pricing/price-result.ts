import { z } from 'zod';

/** The price of one stay. Amounts are euros; every mandatory cost is in `priceComplete`. */
export const priceObject = z.object({
  currency: z.literal('EUR'),
  /** Accommodation before discount, with prepaid mandatory services. */
  original: z.number(),
  /** Accommodation after discount, with prepaid mandatory services: what is paid to us. */
  price: z.number(),
  /** `price` with the mandatory costs on site and tourist tax: the number that is shown everywhere. */
  priceComplete: z.number(),
  /** Whole percent of the discount that applied, else 0. */
  pricePercentReduction: z.number(),
  discountKind: z.enum(['early', 'lastMinute', 'longStay']).nullable(),
  /** Accommodation before discount, nothing else. */
  originalWithoutAdditions: z.number(),
  persons: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  /** Nights. */
  duration: z.number(),
  /** Milliseconds since 1970 when it was calculated. */
  ts: z.number(),
});
export type PriceObject = z.infer<typeof priceObject>;

/** One line of a price: a service, the tourist tax, the insurance. */
const priceLine = z.object({
  /** Service code, or touristTax, insurance, bonus. Texts: namespace `price`, key `service.<code>`. */
  code: z.string(),
  unit: z.string(),
  /** Euros for one unit. */
  unitPrice: z.number(),
  /** How many units were charged: nights, persons, person nights ... */
  quantity: z.number(),
  total: z.number(),
});
export type PriceLine = z.infer<typeof priceLine>;

/**
 * A part of what is paid: `full` where all that is paid to us is due at once, else `downPayment` and `balance`. Without a
 * due date it is due a week after the booking binds guest and host.
 */
export const installment = z.object({
  kind: z.enum(['downPayment', 'balance', 'full', 'onSite']),
  dueDate: z.string().nullable(),
  /** Euros. */
  amount: z.number(),
});
export type Installment = z.infer<typeof installment>;

/** free: bookable. Else the reason why these dates cannot be booked. */
export const stayStatus = z.enum([
  'free',
  'booked',
  'arrivalNotAllowed',
  'departureNotAllowed',
  'minimumStay',
  'maximumStay',
  'tooManyPersons',
  'tooManyAdults',
  'petsNotAllowed',
  'noPrice',
  'beyondHorizon',
  'past',
  'inactive',
]);

export const priceResult = z.object({
  priceObject,
  priceServicesMandatory: z.array(priceLine),
  /** Tourist tax is among them. */
  priceServicesOnSiteMandatory: z.array(priceLine),
  priceServicesOnSiteOptional: z.array(priceLine),
  /** Bookable extras that are paid with the booking. */
  priceServicesOptional: z.array(priceLine),
  /** What the insurance of this stay would cost. */
  insurancePrice: z.number(),
  /** Euros taken off by the bonus code; 0 without or with an unknown one. */
  bonusAmount: z.number(),
  bonusState: z.enum(['none', 'applied', 'unknown', 'expired', 'belowMinimum']),
  deposit: z.number(),
  /** Estimated consumption paid by meter on site; not in the total. */
  consumptionEstimate: z.number(),
  /** What will be due when. */
  paymentPlan: z.array(installment),
  priceCalculated: z.enum(['Y', 'N']),
  externalBookingOK: z.boolean(),
  status: stayStatus,
  /** Nights that the status speaks of: shortest or longest stay. */
  statusNights: z.number().nullable(),
  /** 1: we collect the money. 0: the landlord does. */
  inkasso: z.number(),
  /** Codes of the methods that this visitor may choose: 1 invoice, 2 bank transfer, 11 direct debit by the landlord. */
  payments: z.array(z.number()),
});
export type PriceResult = z.infer<typeof priceResult>;
export type StayStatus = PriceResult['status'];

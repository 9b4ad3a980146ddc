import { amountInEuros, z } from '../schema.ts';

/** The price of one stay in euros. `priceComplete` includes every mandatory cost. */
export const priceObject = z.object({
  currency: z.literal('EUR'),
  /** Accommodation before the discount, with prepaid mandatory services. */
  original: amountInEuros,
  /** Accommodation after the discount, with prepaid mandatory services. This amount is paid to us. */
  price: amountInEuros,
  /** `price` plus mandatory costs on site and tourist tax. This is the total shown on all pages. */
  priceComplete: amountInEuros,
  /** Whole percentage of the applied discount, else 0. */
  pricePercentReduction: z.number(),
  discountKind: z.enum(['early', 'lastMinute', 'longStay']).nullable(),
  /** Accommodation alone, before the discount. */
  originalWithoutAdditions: amountInEuros,
  persons: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  /** Nights. */
  duration: z.number(),
  /** Time of the calculation in milliseconds since 1970. */
  ts: z.number(),
});
export type PriceObject = z.infer<typeof priceObject>;

const priceLine = z.object({
  /** Service code, or touristTax, insurance, bonus. Texts: namespace `price`, key `service.<code>`. */
  code: z.string(),
  unit: z.string(),
  /** Euros for one unit. */
  unitPrice: amountInEuros,
  /** Number of units: nights, persons, person nights ... */
  quantity: z.number(),
  total: amountInEuros,
  /** Whose tourist tax it is, where adults and children pay different rates. */
  payers: z.enum(['adults', 'children']).optional(),
});
export type PriceLine = z.infer<typeof priceLine>;

/**
 * An instalment: `full` if everything paid to us is due at once, else `downPayment` and `balance`. Without a date it
 * is due a week after the booking becomes binding.
 */
export const installment = z.object({
  kind: z.enum(['downPayment', 'balance', 'full', 'onSite']),
  dueDate: z.string().nullable(),
  /** Euros. */
  amount: amountInEuros,
});
export type Installment = z.infer<typeof installment>;

/** `free` if the dates can be booked, else the reason why not. */
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
  'leadTime',
  'leavesGap',
  'past',
  'inactive',
]);

export const priceResult = z.object({
  priceObject,
  priceServicesMandatory: z.array(priceLine),
  /** Includes tourist tax. */
  priceServicesOnSiteMandatory: z.array(priceLine),
  priceServicesOnSiteOptional: z.array(priceLine),
  /** Optional extras that are paid with the booking. */
  priceServicesOptional: z.array(priceLine),
  /** Price of insurance for this stay, chosen or not. */
  insurancePrice: amountInEuros,
  /** Euros deducted for the bonus code. 0 without a code or with an unknown one. */
  bonusAmount: amountInEuros,
  bonusState: z.enum(['none', 'applied', 'unknown', 'expired', 'belowMinimum']),
  deposit: amountInEuros,
  /** Estimated metered consumption, which is paid on site and not part of the total. */
  consumptionEstimate: amountInEuros,
  paymentPlan: z.array(installment),
  priceCalculated: z.enum(['Y', 'N']),
  externalBookingOK: z.boolean(),
  status: stayStatus,
  /** The minimum or maximum number of nights, if the status is about it. */
  statusNights: z.number().nullable(),
  /** 1 if we collect the money, 0 if the landlord does. */
  inkasso: z.number(),
  /**
   * Codes of the payment methods available to this visitor: 1 invoice, 2 bank transfer, 11 direct debit by the
   * landlord.
   */
  payments: z.array(z.number()),
});
export type PriceResult = z.infer<typeof priceResult>;
export type StayStatus = PriceResult['status'];

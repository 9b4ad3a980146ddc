import { larger, proportion } from '../../../../domain/cents.ts';
import type { Cents } from '../../../../domain/money.ts';
import { usualPremium, type InsurancePremium } from '../../../../domain/travel-insurance.ts';

/** `price` is the amount paid to us for the stay. */
export const insurancePrice = (price: Cents, { perMille, minimum }: InsurancePremium = usualPremium): Cents =>
  larger(minimum, proportion(price, perMille, 1_000));

import { fromEuros, proportion, type Cents } from '../../../../domain/money.ts';
import type { PriceResult } from '../../../../contract/pricing/price-result.ts';
import { nightsBetween, type PlainDate } from '../../../../domain/stay.ts';

/** Cancelled fewer than `daysBefore` days ahead of arrival, so many percent of the accommodation stay due. */
export interface CancellationStep {
  daysBefore: number;
  percent: number;
}

/** Of the steps that fit, the dearest counts; ahead of all of them cancelling is free. */
export function feePercent(steps: readonly CancellationStep[], today: PlainDate, arrival: PlainDate): number {
  const daysAhead = nightsBetween(today, arrival);
  return steps
    .filter(({ daysBefore }) => daysAhead < daysBefore)
    .reduce((highest, { percent }) => Math.max(highest, percent), 0);
}

/** The accommodation after its discount, without services. */
export function accommodationPrice(price: PriceResult): Cents {
  const services = price.priceServicesMandatory.reduce((sum, { total }) => sum + fromEuros(total), 0);
  return fromEuros(price.priceObject.price) - services;
}

export function cancellationFee(price: PriceResult, percent: number): Cents {
  return proportion(accommodationPrice(price), percent, 100);
}

import type { PricedArrival as ShownArrival } from '../../../contract/pricing/get-price-calendar.ts';
import { toEuros } from '../../../domain/money.ts';
import type { PricedArrival } from '../../../domain/pricing/price-calendar.ts';

export function presentArrivals(days: readonly PricedArrival[]): ShownArrival[] {
  return days.map(({ date, status, nights, total }) => ({
    date,
    status,
    statusNights: nights,
    total: total === null ? null : toEuros(total),
  }));
}

import type { HomeRates } from '../../../domain/pricing/home-rates.ts';
import type { OccupiedPeriod } from '../../../domain/pricing/stay-rules.ts';
import { expandWeekends } from '../../../domain/pricing/weekend-rates.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { HomeRow, RateTables } from './pricing-store.ts';

export function buildHomeRates(home: HomeRow, tables: RateTables): HomeRates {
  return {
    objectNumber: home.objectNumber,
    personsMax: home.personsMax,
    adultsMax: home.adultsMax,
    dogsMax: home.dogsMax,
    seasons: expandWeekends(tables.seasons),
    rules: home.rules,
    discounts: tables.discounts,
    services: tables.services,
    furtherGuests: home.furtherGuests,
    touristTax: home.touristTax,
    deposit: home.deposit,
  };
}

export function limitAdults(
  rates: HomeRates,
  { adultsMax }: { adultsMax?: number | null | undefined },
): HomeRates {
  return adultsMax ? { ...rates, adultsMax: Math.min(adultsMax, rates.adultsMax) } : rates;
}

/** Removes a booking's own stay from the occupied periods; stays of a home never overlap, so its dates identify it. */
export function excludeStay(
  leaving: Stay | undefined,
  periods: readonly OccupiedPeriod[],
): readonly OccupiedPeriod[] {
  if (!leaving) return periods;
  const { startDate, endDate } = leaving;
  return periods.filter((period) => period.startDate !== startDate || period.endDate !== endDate);
}

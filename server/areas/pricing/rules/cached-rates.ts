import type { HomeRates } from '../../../../domain/pricing/home-rates.ts';
import { SeasonTable } from '../../../../domain/pricing/season-table.ts';
import type { StayRates } from '../../../../domain/pricing/stay-quote.ts';

/** Rates of a home as cached for pricing lists, with seasons in compact form. */
export class CachedRates implements StayRates {
  readonly seasons: SeasonTable;
  readonly discounts: HomeRates['discounts'];
  readonly services: HomeRates['services'];
  readonly furtherGuests: HomeRates['furtherGuests'];
  readonly touristTax: HomeRates['touristTax'];
  readonly #head: Pick<
    HomeRates,
    'objectNumber' | 'personsMax' | 'adultsMax' | 'dogsMax' | 'deposit' | 'rules'
  >;

  constructor({ seasons, discounts, services, furtherGuests, touristTax, ...head }: HomeRates) {
    this.seasons = new SeasonTable(seasons);
    this.discounts = discounts;
    this.services = services;
    this.furtherGuests = furtherGuests;
    this.touristTax = touristTax;
    this.#head = head;
  }

  homeRates(): HomeRates {
    const { discounts, services, furtherGuests, touristTax } = this;
    const seasons = this.seasons.seasons();
    return { ...this.#head, seasons, discounts, services, furtherGuests, touristTax };
  }
}

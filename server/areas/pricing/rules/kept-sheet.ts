import type { PricingSheet } from '../../../../domain/pricing/pricing-sheet.ts';
import { SeasonTable } from '../../../../domain/pricing/season-table.ts';
import type { QuoteSheet } from '../../../../domain/pricing/stay-quote.ts';

/** A sheet as it stays in memory, its seasons as numbers: lists are priced from it. */
export class KeptSheet implements QuoteSheet {
  readonly seasons: SeasonTable;
  readonly discounts: PricingSheet['discounts'];
  readonly services: PricingSheet['services'];
  readonly touristTax: PricingSheet['touristTax'];
  readonly #head: Pick<PricingSheet, 'objectNumber' | 'personsMax' | 'dogsMax' | 'deposit'>;

  constructor({ seasons, discounts, services, touristTax, ...head }: PricingSheet) {
    this.seasons = new SeasonTable(seasons);
    this.discounts = discounts;
    this.services = services;
    this.touristTax = touristTax;
    this.#head = head;
  }

  sheet(): PricingSheet {
    const { discounts, services, touristTax } = this;
    return { ...this.#head, seasons: this.seasons.seasons(), discounts, services, touristTax };
  }
}

import type { Service, ServiceUnit } from '../../../../domain/pricing/home-rates.ts';
import type { QuoteLine } from '../../../../domain/pricing/quote.ts';
import { isDogService } from '../../../../domain/pricing/stay-price.ts';
import { times } from '../../../../domain/money.ts';

/** Units per chosen item: 1, or the nights; the guest chooses the number of persons. */
function unitsPerItem(unit: ServiceUnit, nights: number): number {
  return unit === 'night' || unit === 'personNight' ? nights : 1;
}

/**
 * Services that guests may add, with the chosen quantities. Leaves out dog services, which are charged for every dog.
 * Ignores unknown codes.
 */
export function optionalLines(
  services: readonly Service[],
  nights: number,
  quantities: Readonly<Record<string, number>>,
): QuoteLine[] {
  return services
    .filter((service) => !service.mandatory && !isDogService(service))
    .map(({ code, unit, amount, prepaid }) => {
      const count = Object.hasOwn(quantities, code) ? (quantities[code] ?? 0) : 0;
      const quantity = count * unitsPerItem(unit, nights);
      return {
        code,
        unit,
        unitPrice: amount,
        quantity,
        total: times(amount, quantity),
        mandatory: false,
        prepaid,
      };
    });
}

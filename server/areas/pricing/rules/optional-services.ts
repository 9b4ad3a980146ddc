import type { Service, ServiceUnit } from '../../../../domain/pricing/home-rates.ts';
import type { QuoteLine } from '../../../../domain/pricing/quote.ts';
import { isDogService } from '../../../../domain/pricing/stay-price.ts';
import { times } from '../../../../domain/money.ts';

/** A chosen service counts once, or once per night. The guest chooses for how many persons. */
function unitsOf(unit: ServiceUnit, nights: number): number {
  return unit === 'night' || unit === 'personNight' ? nights : 1;
}

/**
 * All services that guests may add, with the chosen quantities. Dog services are none: they are charged with every dog. Unknown codes are
 * ignored.
 */
export function optionalLines(
  services: readonly Service[],
  nights: number,
  chosen: Readonly<Record<string, number>>,
): QuoteLine[] {
  return services
    .filter((service) => !service.mandatory && !isDogService(service))
    .map(({ code, unit, amount, prepaid }) => {
      const count = Object.hasOwn(chosen, code) ? (chosen[code] ?? 0) : 0;
      const quantity = count * unitsOf(unit, nights);
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

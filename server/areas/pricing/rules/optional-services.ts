import type { Service, ServiceUnit } from '../../../../domain/pricing/home-rates.ts';
import type { QuoteLine } from '../../../../domain/pricing/quote.ts';
import { isDogService } from '../../../../domain/pricing/stay-price.ts';

/** One chosen piece counts once, or once for each night. Persons are counted by the guest's choice. */
function unitsOf(unit: ServiceUnit, nights: number): number {
  return unit === 'night' || unit === 'personNight' ? nights : 1;
}

/**
 * Every service that guests may add, with what they chose. Dog services are none of these: whoever
 * brings a dog pays them anyhow. Codes that the home does not offer are passed over.
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
        total: amount * quantity,
        mandatory: false,
        prepaid,
      };
    });
}

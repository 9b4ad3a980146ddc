import type { getPrice } from '../../../../contract/pricing/get-price.ts';
import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Pricing } from '../pricing.ts';
import { presentPrice } from '../rules/present-price.ts';

/** Arrival with a number of nights is as good as arrival with departure. */
function endDateOf({ startDate, endDate, duration }: RequestOf<typeof getPrice>): PlainDate {
  if (endDate !== '' || startDate === '' || !duration) return endDate;
  return addDays(startDate, duration);
}

export function getPriceHandler(deps: { pricing: Pricing; clock: Clock }): Handler<typeof getPrice> {
  return async (input, call) => {
    call.shows(`home:${input.objectNumber}`, `nights:${input.objectNumber}`);
    const today = deps.clock.today();
    const request = {
      objectNumber: input.objectNumber,
      startDate: input.startDate,
      endDate: endDateOf(input),
      persons: input.persons,
      childAges: input.childAges,
      dogs: input.pets,
      insurance: input.insurance === 1,
      extras: input.extras,
      bonus: input.bonus,
      experiments: input.experiments,
    };
    const outcome = await deps.pricing.countWrongCodes(
      { code: input.bonus, network: call.network },
      () => deps.pricing.quote(request, today),
      (quoted) => quoted.ok && quoted.quote.bonus.state === 'unknown',
    );
    if (!outcome.ok && outcome.type === 'too-many-codes') return outcome;
    if (!outcome.ok) return { ok: false, type: outcome.type, data: null };
    const { quote } = outcome;
    const nearestStay = quote.status === 'free' ? null : await deps.pricing.nearestStay(request, today);
    return { ok: true, data: { ...presentPrice(quote), nearestStay } };
  };
}

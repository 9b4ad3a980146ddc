import type { getPrice } from '../../../../contract/pricing/get-price.ts';
import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import type { CurrentOperator } from '../../../../domain/operator/operator.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Partners } from '../../partners/partners.ts';
import type { Pricing } from '../pricing-context.ts';
import { hideInsurancePrice, keepOfferedChoices } from '../rules/hidden-options.ts';
import { presentPrice } from '../rules/present-price.ts';

function findEndDate({ startDate, endDate, duration }: RequestOf<typeof getPrice>): PlainDate {
  if (endDate !== '' || startDate === '' || !duration) return endDate;
  return addDays(startDate, duration);
}

export function getPriceHandler(deps: {
  pricing: Pick<Pricing, 'quote' | 'quoteForPage' | 'nearestStay' | 'countWrongCodes'>;
  partners: Pick<Partners, 'findByCall'>;
  operator: CurrentOperator;
  clock: Clock;
}): Handler<typeof getPrice> {
  return async (input, call) => {
    call.shows(`home:${input.objectNumber}`, `nights:${input.objectNumber}`);
    const today = deps.clock.today();
    const partner = await deps.partners.findByCall({ host: call.host, partner: input.partner });
    const requestedQuote = {
      objectNumber: input.objectNumber,
      startDate: input.startDate,
      endDate: findEndDate(input),
      persons: input.persons,
      adultsMax: input.adultsMax,
      childAges: input.childAges,
      dogs: input.pets,
      insurance: input.insurance === 1,
      extras: input.extras,
      bonus: input.bonus,
      experiments: input.experiments,
    };
    const { insurance } = deps.operator();
    const request = keepOfferedChoices(requestedQuote, partner, insurance);
    const { quote: quoteNow, quoteForPage } = deps.pricing;
    const outcome = await deps.pricing.countWrongCodes(
      { code: request.bonus, network: call.network },
      () => (call.rendering ? quoteForPage : quoteNow)(request, today),
      (result) => result.ok && result.quote.bonus.state === 'unknown',
    );
    if (!outcome.ok && outcome.type === 'too-many-codes') return outcome;
    if (!outcome.ok) return { ok: false, type: outcome.type, data: null };
    const { quote } = outcome;
    const nearestStay = quote.status === 'free' ? null : await deps.pricing.nearestStay(request, today);
    return {
      ok: true,
      data: { ...hideInsurancePrice(presentPrice(quote), partner, insurance), nearestStay },
    };
  };
}

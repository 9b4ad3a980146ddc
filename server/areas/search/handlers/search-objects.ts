import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import type { searchObjects } from '../../../../contract/search/search-objects.ts';
import type { Language } from '../../../../domain/language.ts';
import { parseSearchFilter } from '../../../../domain/search-filter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Pricing } from '../../pricing/pricing.ts';
import { presentAnswer, presentHits, priceObjectOf } from '../rules/present-hits.ts';
import type { Search } from '../search.ts';

export interface SearchObjectsDeps {
  search: Pick<Search, 'answer' | 'today'>;
  pricing: Pick<Pricing, 'sheets'>;
  catalogue: { summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]> };
  clock: Clock;
}

/** Find, enrich in one batch, present. */
export function searchObjectsHandler(deps: SearchObjectsDeps): Handler<typeof searchObjects> {
  return async ({ query, languageCode, arrivalDays }, call) => {
    const filter = parseSearchFilter(query);
    const begin = performance.now();
    const answer = deps.search.answer(filter, { arrivals: arrivalDays });
    const engineMs = performance.now() - begin;
    call.took('engine', engineMs);
    const { today } = deps.search;

    const readBegin = performance.now();
    const numbers = answer.hits.map((hit) => hit.objectNumber);
    const isDated = answer.hits.some((hit) => hit.stay !== null);
    const [summaries, sheets] = await Promise.all([
      numbers.length > 0 ? deps.catalogue.summaries(numbers, languageCode) : [],
      isDated ? deps.pricing.sheets(numbers) : new Map<number, never>(),
    ]);
    const presentBegin = performance.now();
    call.took('homes', presentBegin - readBegin);
    const calculatedAt = deps.clock.now().getTime();
    const hits = presentHits(
      answer.hits,
      summaries,
      (hit) => priceObjectOf(hit, sheets.get(hit.objectNumber), filter, today, calculatedAt),
      filter,
    );
    const data = presentAnswer(filter, answer, hits, engineMs);
    call.took('prices', performance.now() - presentBegin);
    return { ok: true, data };
  };
}

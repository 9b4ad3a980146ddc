import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import type { searchObjects } from '../../../../contract/search/search-objects.ts';
import { partnerId } from '../../../../domain/partner-id.ts';
import { filterOfCall } from '../../../../domain/named-place.ts';
import type { Call, Handler, JsonHandler } from '../../../http/handler.ts';
import { correctWords } from '../rules/correct-words.ts';
import { foundHomes, hitPricer } from '../rules/found-home.ts';
import { presentAnswer, type AnsweredSearch } from '../rules/present-answer.ts';
import { withTownAsTyped } from '../rules/town-as-typed.ts';
import { tagsOfSearch } from '../tags-of-search.ts';
import { writeAnswer } from '../rules/write-answer.ts';
import type { SearchObjectsDeps } from '../search-objects-deps.ts';

export function searchObjectsHandler(deps: SearchObjectsDeps): Handler<typeof searchObjects> {
  return async (input, call) => ({ ok: true, data: presentAnswer(await answerSearch(deps, input, call)) });
}

export function searchObjectsWriter(deps: SearchObjectsDeps): JsonHandler<typeof searchObjects> {
  return async (input, call) => {
    const answeredSearch = await answerSearch(deps, input, call);
    const begin = performance.now();
    const json = writeAnswer(answeredSearch);
    call.took('json', performance.now() - begin);
    return { ok: true, json };
  };
}

/** Searches, then loads the details of all hits in one batch. */
async function answerSearch(
  { search, catalogue, pricing, clock, placeNumber, isTown }: SearchObjectsDeps,
  {
    query,
    languageCode,
    arrivalDays,
    priceHistogram,
    counts,
    zoom,
    partner,
  }: RequestOf<typeof searchObjects>,
  call: Call,
): Promise<AnsweredSearch> {
  const requestedFilter = await filterOfCall(query, placeNumber);
  const filter = await withTownAsTyped(requestedFilter, search.corrections, isTown);
  call.shows(...tagsOfSearch(filter));
  const {
    answer,
    today,
    ms: engineMs,
  } = await search.answer(filter, {
    arrivals: arrivalDays,
    histogram: priceHistogram,
    counts,
    ...(zoom !== undefined && { zoom }),
  });
  call.took('engine', engineMs);

  const readBegin = performance.now();
  const numbers = answer.hits.map((hit) => hit.objectNumber);
  const isDated = answer.hits.some((hit) => hit.stay !== null);
  const [homes, ratesByHome] = await Promise.all([
    catalogue.listedHomes(numbers, languageCode),
    isDated ? pricing.stayRates(numbers) : new Map<number, never>(),
  ]);
  const priceBegin = performance.now();
  call.took('homes', priceBegin - readBegin);
  const priceHit = hitPricer(filter, today, clock.now().getTime());
  const listedHits = foundHomes(answer.hits, homes, ratesByHome, filter, priceHit);
  call.took('prices', performance.now() - priceBegin);
  const correction = answer.total > 0 ? correctWords(filter, search.corrections(filter), listedHits) : '';
  return {
    filter,
    partner: partnerId(partner),
    answer,
    counted: counts,
    found: listedHits,
    corrected: correction,
    engineMs,
  };
}

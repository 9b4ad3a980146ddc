import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import type { ApiClient, CallOptions } from '../api/api-client.ts';
import { browserApi } from '../api/browser-api.ts';
import type { BrowserEndpoint } from '../api/endpoint-path.ts';
import { createAnswerCache, reuseMs } from './answer-cache.ts';

const answersMax = 100;

/** Makes calls whose answers stay valid for hours. Answers are cached, failures are not. */
export function createCachedCall(api: ApiClient<BrowserEndpoint>): ApiClient<BrowserEndpoint>['call'] {
  const answers = createAnswerCache<unknown>({ entriesMax: answersMax, cacheMs: reuseMs });
  return async function keptCall<Name extends BrowserEndpoint>(
    name: Name,
    input: InputOf<Api[Name]>,
    options?: CallOptions,
  ): Promise<ResponseOf<Api[Name]>> {
    const key = `${name} ${JSON.stringify(input)}`;
    const cached = answers.get(key);
    if (cached !== undefined) return cached as ResponseOf<Api[Name]>;
    const answer = await api.call(name, input, options);
    answers.set(key, answer);
    return answer;
  };
}

export const cachedCall = createCachedCall(browserApi);

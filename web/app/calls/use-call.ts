import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import type { CallOptions } from '../api/api-client.ts';
import { browserApi } from '../api/browser-api.ts';
import type { BrowserEndpoint } from '../api/endpoint-path.ts';
import type { CallFailure } from './call-failure.ts';
import { useLatestCall, type Call, type UseCallOptions } from './use-latest-call.ts';

/** Calls an endpoint with the current input, and again when the input changes; null makes no call. */
export function useCall<Name extends BrowserEndpoint>(
  name: Name,
  input: InputOf<Api[Name]> | null,
  {
    timeoutMs,
    ...options
  }: UseCallOptions<InputOf<Api[Name]>, ResponseOf<Api[Name]>> & Pick<CallOptions, 'timeoutMs'> = {},
): Call<InputOf<Api[Name]>, ResponseOf<Api[Name]>, CallFailure<Name>> {
  return useLatestCall<InputOf<Api[Name]>, ResponseOf<Api[Name]>>(
    (currentInput, signal) => browserApi.call(name, currentInput, { signal, timeoutMs }),
    input,
    options,
  ) as Call<InputOf<Api[Name]>, ResponseOf<Api[Name]>, CallFailure<Name>>;
}

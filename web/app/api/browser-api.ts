import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { loadChunk } from '../chunks/load-chunk.ts';
import { failure, type ApiClient, type CallOptions } from './api-client.ts';
import type { BrowserEndpoint, EndpointPaths } from './endpoint-path.ts';

const ofRoom: EndpointPaths = {};

export function addEndpoints(paths: EndpointPaths): void {
  Object.assign(ofRoom, paths);
}

/** The client of the browser. Its code is loaded with the first call, since no page needs a call to be shown. */
export const browserApi: ApiClient<BrowserEndpoint> = {
  async call<Name extends BrowserEndpoint>(name: Name, input: InputOf<Api[Name]>, options: CallOptions = {}) {
    const { fetchCall } = await loadChunk(() => import('./fetch-call.ts')).catch((error: unknown) => {
      throw failure(500, navigator.onLine ? 'unknown' : 'offline', String(error));
    });
    return fetchCall(ofRoom, name, input, options);
  },
};

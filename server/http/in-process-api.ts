import type { EndpointName } from '../../contract/api.ts';
import { openEnvelope, type ApiClient } from '../../web/api/api-client.ts';
import { runEndpoint, type BoundEndpoint } from './binder.ts';

/** The API for rendering: the same parsing, handlers and envelopes as over HTTP, without a visitor. */
export function createInProcessApi(bound: ReadonlyMap<EndpointName, BoundEndpoint>): ApiClient {
  return {
    call: async (name, input) => {
      const endpoint = bound.get(name);
      if (!endpoint) throw new Error(`${name} has no handler.`);
      const { envelope } = await runEndpoint(endpoint, input, {
        uid: null,
        user: null,
        requestId: 'render',
        rendering: true,
        keepUid: () => undefined,
      });
      return openEnvelope(envelope) as never;
    },
  };
}

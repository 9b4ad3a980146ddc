import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { ApiFailure, failure, type CallOptions } from './api-client.ts';
import type { BrowserEndpoint, EndpointPaths } from './endpoint-path.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { openEnvelope } from './open-envelope.ts';

const timeoutMs = 20_000;
const mandant = 'feriola';

/**
 * Makes a call from the browser. The promise of an aborted call never settles. @param ofRoom are the paths of the room that the browser is
 * in, in addition to those of guests.
 */
export async function fetchCall<Name extends BrowserEndpoint>(
  ofRoom: EndpointPaths,
  name: Name,
  input: InputOf<Api[Name]>,
  options: CallOptions,
): Promise<ResponseOf<Api[Name]>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await fetch(...buildRequest({ ...endpointPaths, ...ofRoom }, name, input, signal));
    const reply: unknown = await response.json().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    return openEnvelope(reply) as ResponseOf<Api[Name]>;
  } catch (error) {
    if (options.signal?.aborted) return new Promise<never>(() => undefined);
    if (error instanceof ApiFailure) throw error;
    if (timeout.aborted) throw failure(500, 'timeout', 'the call took too long');
    if (!navigator.onLine) throw failure(500, 'offline', 'there is no connection');
    throw failure(500, 'unknown', error instanceof Error ? error.message : 'transport failure');
  }
}

function buildRequest(
  endpoints: EndpointPaths,
  name: BrowserEndpoint,
  input: Record<string, unknown>,
  signal: AbortSignal,
): [string, RequestInit] {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`The browser does not know the call ${name} here.`);
  const [method, template] = endpoint;
  const path = template.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(input[param])));
  if (method === 'POST') {
    return [
      path,
      {
        method,
        signal,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input, mandant }),
      },
    ];
  }
  const query = new URLSearchParams({ mandant });
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || template.includes(`{${key}}`)) continue;
    query.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return [`${path}?${query.toString()}`, { method, signal }];
}

import type { z } from 'zod';
import type { Endpoint } from './define-endpoint.ts';

/** A call whose body or response is not a JSON envelope, such as a file or NDJSON. Errors are still envelopes. */
export interface RawCall {
  area: string;
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Parameters are written as {side}. */
  path: string;
  summary: string;
  /** `key` requires an API key. `session` requires a login or a booking opened by its link. */
  access: 'key' | 'session';
  /** Parameters of path and query. `mandant` is added to all. */
  parameters: z.ZodObject;
  /** Accepted media types. Calls without them take no body. */
  body?: { types: readonly [string, ...string[]] };
  /** The data of an envelope, or the media types of any other body. */
  answer: RawAnswer;
  errors: Endpoint['errors'];
}

type RawAnswer =
  | { status: 200 | 201; data: z.ZodType }
  | {
      status: 200;
      types: readonly string[];
      /** Further response headers with their descriptions. */
      headers?: Record<string, string>;
    };

/** Declares a call that a raw route implements. The documentation is derived from it. */
export const defineRawCall = <const Call extends RawCall>(call: Call): Call => call;

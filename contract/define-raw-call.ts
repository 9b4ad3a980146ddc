import type { z } from 'zod';
import type { Endpoint } from './define-endpoint.ts';

/**
 * A call whose body or answer is not JSON, such as a file or the lines of a feed. Errors, and answers that are no file, are still
 * envelopes.
 */
export interface RawCall {
  area: string;
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Params are written as {side}. */
  path: string;
  summary: string;
  /** `key`: an API key. `session`: a login, or a booking opened by its link. */
  access: 'key' | 'session';
  /** Parameters of path and query. `mandant` is added to all. */
  parameters: z.ZodObject;
  /** Accepted media types; absent: no body. */
  body?: { types: readonly [string, ...string[]] };
  /** The data of an envelope, or the media types of another body. */
  answer: RawAnswer;
  errors: Endpoint['errors'];
}

type RawAnswer =
  | { status: 200 | 201; data: z.ZodType }
  | {
      status: 200;
      types: readonly string[];
      /** Description by name of further headers. */ headers?: Record<string, string>;
    };

/** Declares a call that a raw route answers; the documentation is made from it. */
export const defineRawCall = <const Call extends RawCall>(call: Call): Call => call;

import type { z } from 'zod';
import type { Endpoint } from './define-endpoint.ts';

/**
 * A call whose body or answer is no JSON: a file, lines of a feed. A raw route answers it. What it is refused, and what
 * it is answered where that is no file, is an envelope all the same.
 */
export interface RawCall {
  area: string;
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Params are written as {side}. */
  path: string;
  summary: string;
  /** Who may call: who shows a key, who is logged in or has opened a booking by its link. */
  access: 'key' | 'session';
  /** Parameters of path and query. `mandant` is added to all. */
  parameters: z.ZodObject;
  /** What it takes; absent: it takes no body. */
  body?: { types: readonly [string, ...string[]] };
  /** The data of an envelope, or the media types of what comes instead. */
  answer: RawAnswer;
  errors: Endpoint['errors'];
}

type RawAnswer =
  | { status: 200 | 201; data: z.ZodType }
  | {
      status: 200;
      types: readonly string[];
      /** What headers say besides. */ headers?: Record<string, string>;
    };

/** Declares a call that a raw route answers; the documentation is made from it. */
export const defineRawCall = <const Call extends RawCall>(call: Call): Call => call;

import type { FastifyInstance, FastifyRequest } from 'fastify';

const bodyLimit = 1024 * 1024;

/** Accepts JSON bodies only: other content types are refused. */
export function acceptOnlyJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parseJson);
}

function parseJson(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const text = String(body);
  if (text === '') return done(null, {});
  try {
    done(null, JSON.parse(text, refusePrototype));
  } catch {
    done(Object.assign(new Error('malformed JSON'), { statusCode: 400 }));
  }
}

/** A `__proto__` key could pollute prototypes where objects are merged. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__');
  return value;
}

import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

const asked = (protocol: string, origin: string, host = 'partner.example'): FastifyRequest =>
  ({ protocol, headers: { origin, host } }) as unknown as FastifyRequest;

test.each([
  // A site without encryption knows no page of its own that has one.
  ['http', 'http://partner.example', 'http://feriola.example', true],
  ['http', 'https://partner.example', 'http://feriola.example', false],
  ['https', 'https://partner.example', 'http://feriola.example', true],
  // Behind a proxy that is not trusted the request itself arrives as http.
  ['http', 'https://partner.example', 'https://feriola.example', true],
  ['http', 'http://partner.example', 'https://feriola.example', false],
  ['https', 'http://partner.example', 'https://feriola.example', false],
  ['https', 'https://evil.example', 'https://feriola.example', false],
  ['https', 'https://feriola.example', 'https://feriola.example', true],
  ['https', 'partner.example', 'https://feriola.example', false],
])('by %s from %s, where the site is %s: %s', (protocol, origin, site, isOwn) => {
  expect(isOwnOrigin(asked(protocol, origin), site)).toBe(isOwn);
});

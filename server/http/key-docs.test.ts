import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyCalls } from '../../contract/api-keys/key-calls.ts';
import { keyExamples } from '../../contract/api-keys/key-examples.ts';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import { rawCalls } from '../../contract/raw-calls.ts';
import { languages } from '../../domain/language.ts';
import { currentOperator } from '../../tests/builders/operator.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { describeKeyApi, registerKeyDocs } from './key-docs.ts';

const texts = createSiteTexts();
let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  registerKeyDocs(app, { texts, operator: currentOperator, publicUrl: 'https://www.feriola.test' });
});
afterAll(() => app.close());

const read = async (query: string, headers: Record<string, string> = {}): Promise<string> => {
  const reply = await app.inject({ url: `/api/key/docs${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.body;
};

test('every call that takes a key is described, with an example, and no other call is', () => {
  const { paths, components } = describeKeyApi('Feriola');
  const withKey = [
    ...Object.values<Endpoint>(api).filter(({ errors }) => 'key-invalid' in errors),
    ...rawCalls.filter(({ access }) => access === 'key'),
  ].map(({ method, path }) => `${method} ${path}`);
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(withKey.sort());
  expect(Object.keys(components.securitySchemes)).toEqual(['key']);
  expect(keyCalls.map(({ name }) => name).sort()).toEqual(Object.keys(keyExamples).sort());
});

test('a call says its scope, and one that changes something that it takes an Idempotency-Key', () => {
  const { paths } = describeKeyApi('Feriola');
  const block = paths['/api/key/calendar/block']!['post']!;
  expect(block.security).toEqual([{ key: ['calendar:write'] }]);
  expect(block.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  );
  expect(JSON.stringify(block.requestBody)).toContain('Handwerker');
  expect(paths['/api/key/messages/seen']!['post']!.parameters).toBeUndefined();
  expect(paths['/api/key/bookings']!['get']!.security).toEqual([{ key: ['bookings:read'] }]);
});

describe.each(Object.entries(keyExamples))('the example of %s', (name, { request, response }) => {
  const endpoint: Endpoint = api[name as keyof typeof keyExamples];

  test('is what the call takes and answers', () => {
    expect(endpoint.request.safeParse(request).error).toBeUndefined();
    expect(endpoint.response.safeParse(response).error).toBeUndefined();
  });
});

describe.each(languages)('the page in %s', (language) => {
  test('has all calls with their words', async () => {
    const page = await read(`?language=${language}`);
    expect(page).toContain(`<html lang="${language}">`);
    for (const { name, endpoint } of keyCalls) {
      expect(page).toContain(`<section id="${name}">`);
      expect(page).toContain(endpoint.path);
    }
    // A key in place of its text.
    expect(page).not.toMatch(/\b(?:keydocs|keys\.scopes|replies\.errors|landlord\.webhooks)\.\w/);
  });
});

test('the language is what was asked for, or what the browser prefers', async () => {
  expect(await read('', { 'accept-language': 'fr-CH, de;q=0.5' })).toContain('<html lang="fr">');
  expect(await read('?language=it', { 'accept-language': 'fr' })).toContain('<html lang="it">');
  expect(await read('?language=xx')).toContain('<html lang="de">');
});

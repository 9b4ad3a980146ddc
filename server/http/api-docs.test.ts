import { currentOperator } from '../../tests/builders/operator.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '../../contract/api.ts';
import { defineEndpoint, type Endpoint } from '../../contract/define-endpoint.ts';
import { rawCalls } from '../../contract/raw-calls.ts';
import { z } from '../../contract/schema.ts';
import { registerApiDocs } from './api-docs.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { describeApi, type Operation } from './openapi.ts';

/** Neither parameters nor body: what only `mandant` can be sent to. */
const bare = defineEndpoint({
  area: 'sample',
  name: 'get-bare',
  method: 'GET',
  path: '/api/bare',
  summary: 'Nothing is asked',
  access: 'public',
  writes: false,
  request: z.strictObject({}),
  response: z.null(),
});

const everyCall: readonly Endpoint[] = [...Object.values<Endpoint>(api), bare];

let app: FastifyInstance;
let page: string;
beforeAll(async () => {
  app = fastify();
  registerApiDocs(app, everyCall, rawCalls, currentOperator);
  const reply = await app.inject('/api/docs');
  expect(reply.statusCode).toBe(200);
  page = reply.body;
});
afterAll(() => app.close());

const { paths, components } = describeApi(everyCall);
const operationOf = ({ path, method }: Endpoint): Operation => paths[path]![method.toLowerCase()]!;

describe.each(everyCall.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  const operation = operationOf(endpoint);

  test('stands on the page with its path', () => {
    expect(page).toContain(`<section id="${name}">`);
    expect(page).toContain(`${endpoint.method} ${endpoint.path}`);
  });

  test('takes mandant', () => {
    const { requestBody, parameters = [] } = operation;
    const inBody = requestBody?.content['application/json']?.schema.properties?.['mandant'];
    const inQuery = parameters.find((parameter) => parameter.name === 'mandant' && parameter.in === 'query');
    expect(inBody ?? inQuery?.schema).toEqual({
      const: 'feriola',
      description: expect.any(String) as string,
    });
    expect(inBody !== undefined).toBe(endpoint.method === 'POST');
  });

  test('tells the form of each error', () => {
    for (const [type, { status, data }] of Object.entries(endpoint.errors)) {
      const { errors } = operation.responses[status]!.content['application/json']!.schema.properties!;
      const form = errors?.items?.oneOf?.find(({ properties }) => properties?.['type']?.['const'] === type);
      const { $schema: _dialect, ...expected } = data
        ? z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' })
        : { $schema: '', type: 'null' };
      expect(form?.properties?.['data'], type).toEqual(expected);
    }
  });
});

test('who may call is told by the security of an operation', () => {
  const securityOf = (name: EndpointName): unknown => operationOf(api[name]).security;
  expect(securityOf('getOffers')).toEqual([]);
  expect(securityOf('setOfficeOverwrites')).toEqual([{ session: ['office.update'] }]);
  expect(operationOf(api.getBooking)['x-link']).toEqual(['bookingID', 'bookingHash']);
  expect(components.securitySchemes).toHaveProperty('session');
  expect(page).toContain('office.update');
});

test('a call under a permission answers 401 and 403, a call with a limit 429', () => {
  const statuses = Object.keys(operationOf(api.setOfficeOverwrites).responses);
  expect(statuses).toEqual(expect.arrayContaining(['200', '400', '401', '403', '429']));
});

describe.each(rawCalls.map((call) => [call.name, call] as const))('%s, which is no JSON', (name, call) => {
  const operation = describeApi([], rawCalls).paths[call.path]![call.method.toLowerCase()]!;

  test('stands on the page with its path', () => {
    expect(page).toContain(`<section id="${name}">`);
    expect(page).toContain(`${call.method} ${call.path}`);
  });

  test('takes mandant', () => {
    const asked = operation.parameters?.find(({ name: field }) => field === 'mandant');
    expect(asked).toMatchObject({ in: 'query', required: false, schema: { const: 'feriola' } });
    expect(operation.responses[400]?.description).toContain('unknown-mandant');
  });

  test('tells what it takes, what it answers, and its errors', () => {
    const inPath = operation.parameters?.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
    expect(inPath).toEqual(call.path.match(/\{\w+\}/g) ?? []);
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(call.body?.types ?? []);
    const answered = 'types' in call.answer ? call.answer.types : ['application/json'];
    expect(Object.keys(operation.responses[call.answer.status]!.content)).toEqual(answered);
    for (const { status } of Object.values(call.errors)) {
      expect(operation.responses[status]!.content).toHaveProperty('application/json');
    }
  });
});

test('the description is served as JSON', async () => {
  const reply = await app.inject('/api/openapi.json');
  expect(reply.json()).toEqual(
    JSON.parse(
      JSON.stringify({
        ...describeApi(everyCall, rawCalls, currentOperator().name),
        webhooks: describeWebhooks(),
      }),
    ),
  );
});

import { z } from 'zod';
import type { Access, Endpoint } from '../../contract/define-endpoint.ts';
import type { RawCall } from '../../contract/define-raw-call.ts';
import { envelopeStatuses } from '../../contract/envelope.ts';
import type { RefusalType } from '../../contract/replies.ts';
import { decideStanding } from './on-behalf.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
}

/** Schemas by media type. */
type Content = Record<string, { schema: JsonSchema }> & { 'application/json'?: { schema: JsonSchema } };

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  /** Authentication methods of which one is required, with the permissions; an empty list requires none. */
  security: ({ session: string[] } | { key: string[] })[];
  'x-link'?: readonly string[];
  'x-limit'?: Endpoint['limit'];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; headers?: Record<string, object>; content: Content }>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

const apiDescription = [
  'Requests and responses are JSON in UTF-8.',
  'Every response is an envelope: `data` contains the result, and is null if the call failed; `errors` lists the errors. Files and NDJSON streams are sent without an envelope, but their errors are envelopes, too.',
  'Errors have a stable `type`, and some have details in `data`. `text` is for people: a message, or the key of one if `isKey` is true.',
  'Amounts are in euros with at most two decimals. Dates of stays are formatted as YYYY-MM-DD.',
  'Some calls take an `idempotencyKey`. Repeating a call with the same key and the same request returns the first result; the same key with another request fails with `idempotency-conflict`.',
  'Calls are limited per minute. Beyond the limit they fail with the status 429 and the header `Retry-After` in seconds.',
].join('\n\n');

/** Generates the OpenAPI document from the contracts alone. */
export function describeApi(
  endpoints: readonly Endpoint[],
  raw: readonly RawCall[] = [],
  title = '',
): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  for (const call of raw) (paths[call.path] ??= {})[call.method.toLowerCase()] = describeRawCall(call);
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: apiDescription,
    },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'jwt',
          description:
            'Session cookie, set by the login calls. Operations list the permissions that the account needs. The token can also be sent as `jwt` in the request body.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'API key of a landlord, partner or agency. Businesses create their keys in their account.',
        },
      },
    },
  };
}

const mandant: JsonSchema = {
  const: 'feriola',
  description:
    'Identifier of the site. Optional; other values are rejected with the error `unknown-mandant`.',
};

export function describeEndpoint(endpoint: Endpoint): Operation {
  const { access, limit, method } = endpoint;
  const request = toJsonSchema(endpoint.request, 'input');
  const properties = { mandant, ...request.properties };
  const inPath = pathParameters(endpoint);
  const takesIdempotencyKey = 'idempotency-key-missing' in endpoint.errors;
  const parameters = describeParameters({ ...request, properties }, inPath).filter(
    ({ name }) => method === 'GET' || inPath.has(name),
  );
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    security: endpoint.key === undefined ? describeSecurity(access) : [{ key: scopesOf(endpoint) }],
    ...(typeof access === 'object' && 'link' in access && { 'x-link': access.link }),
    ...(limit && { 'x-limit': limit }),
    ...((parameters.length > 0 || takesIdempotencyKey) && {
      parameters: [...parameters, ...(takesIdempotencyKey ? [idempotencyHeader] : [])],
    }),
    ...(method === 'POST' && {
      requestBody: { required: true, content: json({ ...request, properties }) },
    }),
    responses: describeResponses(endpoint),
  };
}

/** A scope of an API key, for calls that every key may make none. */
const scopesOf = ({ key }: Endpoint): string[] => (key === undefined || key === 'any' ? [] : [key]);

const idempotencyHeader: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: {
    type: 'string',
    pattern: '^[\\w-]{8,100}$',
    description: 'A new one for each change. Repeating a call with the same one returns the first result.',
  },
};

const pathParameters = ({ path }: Pick<Endpoint, 'path'>): ReadonlySet<string> =>
  new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));

const describeParameters = (
  { properties = {}, required = [] }: JsonSchema,
  inPath: ReadonlySet<string>,
): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || required.includes(name),
    schema,
  }));

export function describeRawCall(call: RawCall): Operation {
  const schema = toJsonSchema(call.parameters, 'input');
  const properties = { mandant, ...schema.properties };
  const parameters = describeParameters({ ...schema, properties }, pathParameters(call));
  const { answer, body } = call;
  const success =
    'data' in answer
      ? {
          description: 'The call succeeded.',
          content: json(envelopeSchema(toJsonSchema(answer.data, 'output'))),
        }
      : {
          description: 'The call succeeded. The body is not an envelope.',
          ...(answer.headers && {
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, description]) => [
                name,
                { description, schema: { type: 'string' } },
              ]),
            ),
          }),
          content: bytes(answer.types),
        };
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.area],
    security: [call.access === 'key' ? { key: [] } : { session: [] }],
    parameters,
    ...(body && { requestBody: { required: true, content: bytes(body.types) } }),
    responses: {
      [answer.status]: success,
      ...describeFailures([...rawCallErrors(call), ...declaredErrors(call)]),
    },
  };
}

function rawCallErrors({ body, access }: RawCall): DescribedError[] {
  const errors: [number, RefusalType][] = [
    [400, 'invalid-request'],
    [400, 'unknown-mandant'],
  ];
  if (body) errors.push([413, 'body-too-large'], [415, 'type-refused'], [503, 'unavailable']);
  if (body && access === 'session') errors.push([403, 'foreign-origin']);
  return errors.map(([status, type]) => ({
    status,
    type,
    data: type === 'invalid-request' ? {} : nullSchema,
  }));
}

const bytes = (types: readonly string[]): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]));

function describeResponses(endpoint: Endpoint): Operation['responses'] {
  const success = {
    [endpoint.creates ? '201' : '200']: {
      description: endpoint.creates ? 'The resource was created.' : 'The call succeeded.',
      content: json(envelopeSchema(toJsonSchema(endpoint.response, 'output'))),
    },
  };
  return { ...success, ...describeFailures([...commonErrors(endpoint), ...declaredErrors(endpoint)]) };
}

function describeFailures(errors: readonly DescribedError[]): Operation['responses'] {
  const failures = [...Map.groupBy(errors, ({ status }) => status)].map(([status, errorsWithStatus]) => [
    String(status),
    {
      description: `Error types: ${errorsWithStatus.map(({ type }) => `\`${type}\``).join(', ')}.`,
      content: json(envelopeSchema({ type: 'null' }, { oneOf: errorsWithStatus.map(errorSchema) })),
    },
  ]);
  return Object.fromEntries(failures) as Operation['responses'];
}

interface DescribedError {
  status: number;
  type: string;
  data: JsonSchema;
}

const nullSchema: JsonSchema = { type: 'null' };

const declaredErrors = ({ errors }: Pick<Endpoint, 'errors'>): DescribedError[] =>
  Object.entries(errors).map(([type, { status, data }]) => ({
    status,
    type,
    data: data ? toJsonSchema(data, 'output') : nullSchema,
  }));

function commonErrors({ access, writes, onBehalf }: Endpoint): DescribedError[] {
  const issue = { type: 'object', properties: { path: { type: 'string' }, code: { type: 'string' } } };
  const issues = { type: 'object', properties: { issues: { type: 'array', items: issue } } };
  return [
    { status: 400, type: 'invalid-request', data: { oneOf: [nullSchema, issues] } },
    { status: 400, type: 'unknown-mandant', data: nullSchema },
    ...(writes ? [{ status: 403, type: 'foreign-origin', data: nullSchema }] : []),
    ...describeDenials(access).map(([status, type]) => ({ status, type, data: nullSchema })),
    ...(decideStanding({ access, ...(onBehalf && { onBehalf }) }) === 'refused'
      ? [{ status: 403, type: 'not-on-behalf', data: nullSchema }]
      : []),
    { status: 429, type: 'too-many-calls', data: nullSchema },
  ];
}

function describeSecurity(access: Access): { session: string[] }[] {
  if (access === 'user') return [{ session: [] }];
  return typeof access === 'object' && 'permission' in access ? [{ session: [access.permission] }] : [];
}

function describeDenials(access: Access): [number, string][] {
  if (access === 'user') return [[401, 'login-required']];
  if (typeof access !== 'object' || !('permission' in access)) return [];
  return [[401, 'login-required'], ...(access.own ? [] : [[403, 'permission-missing'] as [number, string]])];
}

const errorSchema = ({ type, data }: DescribedError): JsonSchema => ({
  type: 'object',
  properties: {
    text: { type: 'string' },
    isKey: { type: 'boolean' },
    type: { const: type },
    data,
    appInform: { type: 'boolean' },
  },
});

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

function envelopeSchema(data: JsonSchema, errors: JsonSchema = {}): JsonSchema {
  return {
    type: 'object',
    properties: {
      data,
      errorLength: { type: 'integer' },
      errors: { type: 'array', items: errors },
      status: { enum: envelopeStatuses },
      statusText: {
        type: 'object',
        properties: { msg: { type: 'string' }, isKey: { type: 'boolean' } },
      },
    },
    required: ['data', 'errorLength', 'errors', 'status', 'statusText'],
  };
}

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described as JsonSchema;
}

import { z } from 'zod';
import type { Access, Endpoint } from '../../contract/define-endpoint.ts';
import { envelopeStatuses } from '../../contract/envelope.ts';
import { standingOf } from './on-behalf.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
}

interface Content {
  'application/json': { schema: JsonSchema };
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

/** One call as OpenAPI describes it. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  /** The permissions that a session needs; empty: none is needed. */
  security: { session: string[] }[];
  /** The fields that are the link which opens the call. */
  'x-link'?: readonly string[];
  /** How often it may be called, and who counts as one caller. */
  'x-limit'?: Endpoint['limit'];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

/** The OpenAPI description of calls, made from their contracts alone. */
export function describeApi(endpoints: readonly Endpoint[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Feriola', version: '1', description: 'Every reply is an envelope; amounts are euros.' },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'jwt',
          description:
            'A login; the operation names the permissions that it needs. The field jwt of a body is as good.',
        },
      },
    },
  };
}

const mandant: JsonSchema = { const: 'feriola', description: 'The site that is asked; absent: this one.' };

export function describeEndpoint(endpoint: Endpoint): Operation {
  const { access, limit, method } = endpoint;
  const request = jsonSchemaOf(endpoint.request, 'input');
  const properties = { mandant, ...request.properties };
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]));
  const parameters = Object.entries(properties)
    .filter(([name]) => method === 'GET' || inPath.has(name))
    .map(([name, schema]): Parameter => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (request.required ?? []).includes(name),
      schema,
    }));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    security: securityOf(access),
    ...(typeof access === 'object' && 'link' in access && { 'x-link': access.link }),
    ...(limit && { 'x-limit': limit }),
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && {
      requestBody: { required: true, content: json({ ...request, properties }) },
    }),
    responses: responsesOf(endpoint),
  };
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const success = {
    [endpoint.creates ? '201' : '200']: {
      description: 'Success',
      content: json(envelopeSchema(jsonSchemaOf(endpoint.response, 'output'))),
    },
  };
  const errors = [...errorsOfAll(endpoint), ...declaredErrors(endpoint)];
  const failures = [...Map.groupBy(errors, ({ status }) => status)].map(([status, ofStatus]) => [
    String(status),
    {
      description: ofStatus.map(({ type }) => type).join(', '),
      content: json(envelopeSchema({ type: 'null' }, { oneOf: ofStatus.map(errorSchema) })),
    },
  ]);
  return { ...success, ...(Object.fromEntries(failures) as Operation['responses']) };
}

interface DescribedError {
  status: number;
  type: string;
  data: JsonSchema;
}

const nothing: JsonSchema = { type: 'null' };

const declaredErrors = ({ errors }: Endpoint): DescribedError[] =>
  Object.entries(errors).map(([type, { status, data }]) => ({
    status,
    type,
    data: data ? jsonSchemaOf(data, 'output') : nothing,
  }));

/** What the binder answers before a handler runs. */
function errorsOfAll({ access, writes, onBehalf }: Endpoint): DescribedError[] {
  const issue = { type: 'object', properties: { path: { type: 'string' }, code: { type: 'string' } } };
  const issues = { type: 'object', properties: { issues: { type: 'array', items: issue } } };
  return [
    { status: 400, type: 'invalid-request', data: { oneOf: [nothing, issues] } },
    { status: 400, type: 'unknown-mandant', data: nothing },
    ...(writes ? [{ status: 403, type: 'foreign-origin', data: nothing }] : []),
    ...deniedBy(access).map(([status, type]) => ({ status, type, data: nothing })),
    ...(standingOf({ access, ...(onBehalf && { onBehalf }) }) === 'refused'
      ? [{ status: 403, type: 'not-on-behalf', data: nothing }]
      : []),
    { status: 429, type: 'too-many-calls', data: nothing },
  ];
}

function securityOf(access: Access): { session: string[] }[] {
  if (access === 'user') return [{ session: [] }];
  return typeof access === 'object' && 'permission' in access ? [{ session: [access.permission] }] : [];
}

function deniedBy(access: Access): [number, string][] {
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

export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described as JsonSchema;
}

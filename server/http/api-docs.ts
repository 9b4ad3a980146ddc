import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

/** The OpenAPI description, made from the contract alone. */
export function describeApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of Object.values(api) as Endpoint[]) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Feriola', version: '1', description: 'Every reply is an envelope; amounts are euros.' },
    paths,
  };
}

interface ObjectSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

function describeEndpoint(endpoint: Endpoint): Operation {
  const request = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' }) as ObjectSchema;
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]));
  const parameters = Object.entries(request.properties ?? {})
    .filter(([name]) => endpoint.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (request.required ?? []).includes(name),
      schema,
    }));
  const responses: Record<string, unknown> = {
    [endpoint.creates ? '201' : '200']: {
      description: 'Success',
      content: { 'application/json': { schema: envelopeSchema(jsonSchemaOf(endpoint.response)) } },
    },
  };
  for (const [status, errors] of Map.groupBy(Object.entries(endpoint.errors), ([, error]) => error.status)) {
    responses[status] = {
      description: errors.map(([type]) => type).join(', '),
      content: { 'application/json': { schema: envelopeSchema({ type: 'null' }) } },
    };
  }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema: request } } } }
      : {}),
    responses,
  };
}

function jsonSchemaOf(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
}

function envelopeSchema(data: unknown): unknown {
  return {
    type: 'object',
    properties: {
      data,
      errorLength: { type: 'integer' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            text: { type: 'string' },
            isKey: { type: 'boolean' },
            type: { type: 'string' },
            data: {},
            appInform: { type: 'boolean' },
          },
        },
      },
      status: { enum: [200, 201, 404, 410, 400, 500] },
      statusText: {
        type: 'object',
        properties: { msg: { type: 'string' }, isKey: { type: 'boolean' } },
      },
    },
    required: ['data', 'errorLength', 'errors', 'status', 'statusText'],
  };
}

/** Plain HTML without scripts: one section a call, readable and linkable. */
export function registerApiDocs(app: FastifyInstance): void {
  let description: string | null = null;
  let page: string | null = null;
  const read = (): string => (description ??= JSON.stringify(describeApi()));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(read()));
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= docsPage())),
  );
}

function docsPage(): string {
  const sections = (Object.values(api) as Endpoint[])
    .map((endpoint) => {
      const operation = describeEndpoint(endpoint);
      const errors = Object.entries(endpoint.errors)
        .map(([type, { status }]) => `<li><code>${type}</code> (${status})</li>`)
        .join('');
      return `<section id="${endpoint.name}"><h2><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)}.</p>
<details><summary>Request</summary><pre>${json(operation.parameters ?? operation.requestBody)}</pre></details>
<details><summary>Reply</summary><pre>${json(jsonSchemaOf(endpoint.response))}</pre></details>
${errors ? `<p>Declared errors:</p><ul>${errors}</ul>` : ''}</section>`;
    })
    .join('\n');
  const index = (Object.values(api) as Endpoint[])
    .map(({ name, method, path }) => `<li><a href="#${name}">${method} ${escapeHtml(path)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Feriola API</title></head>
<body><main><h1>Feriola API</h1><p>Machine readable: <a href="/api/openapi.json">openapi.json</a></p>
<ul>${index}</ul>${sections}</main></body></html>`;
}

function json(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import { escapeMarkup } from '../../domain/escape-markup.ts';
import type { CurrentOperator } from '../../domain/operator/operator.ts';
import type { FastifyInstance } from 'fastify';
import type { Access, Endpoint } from '../../contract/define-endpoint.ts';
import type { RawCall } from '../../contract/define-raw-call.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { describeApi, describeEndpoint, describeRawCall, toJsonSchema } from './openapi.ts';

/** Serves the calls for machines (`/api/openapi.json`) and for people (`/api/docs`). */
export function registerApiDocs(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  raw: readonly RawCall[],
  operator: CurrentOperator,
): void {
  let cachedPage: { name: string; description: string; page: string } | null = null;
  const read = (): NonNullable<typeof cachedPage> => {
    const { name } = operator();
    if (cachedPage?.name !== name) {
      const description = JSON.stringify({
        ...describeApi(endpoints, raw, name),
        webhooks: describeWebhooks(),
      });
      cachedPage = { name, description, page: docsPage(endpoints, raw, escapeMarkup(name)) };
    }
    return cachedPage;
  };
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(read().description));
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(read().page));
}

/** Renders plain HTML without scripts: one section per call. */
function docsPage(endpoints: readonly Endpoint[], raw: readonly RawCall[], name: string): string {
  const index = [...endpoints, ...raw]
    .map(({ name, method, path }) => `<li><a href="#${name}">${method} ${escapeMarkup(path)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${name} API</title></head>
<body><main><h1>${name} API</h1><p>OpenAPI document: <a href="/api/openapi.json">openapi.json</a></p>
<ul>${index}</ul>${[...endpoints.map(renderSection), ...raw.map(renderRawSection)].join('\n')}</main></body></html>`;
}

function renderSection(endpoint: Endpoint): string {
  const { parameters, requestBody } = describeEndpoint(endpoint);
  const errors = Object.entries(endpoint.errors)
    .map(([type, { status, data }]) => {
      const form = data ? ` <pre>${json(toJsonSchema(data, 'output'))}</pre>` : '';
      return `<li><code>${type}</code> (${status})${form}</li>`;
    })
    .join('');
  return `<section id="${endpoint.name}"><h2><code>${endpoint.method} ${escapeMarkup(endpoint.path)}</code></h2>
<p>${escapeMarkup(endpoint.summary)}.</p>
<p>${accessLine(endpoint.access)}${limitLine(endpoint.limit)}</p>
<details><summary>Request</summary><pre>${json(requestBody ?? parameters ?? [])}</pre></details>
<details><summary>Reply</summary><pre>${json(toJsonSchema(endpoint.response, 'output'))}</pre></details>
${errors ? `<p>Declared errors:</p><ul>${errors}</ul>` : ''}</section>`;
}

function renderRawSection(call: RawCall): string {
  const { parameters = [], requestBody, responses } = describeRawCall(call);
  return `<section id="${call.name}"><h2><code>${call.method} ${escapeMarkup(call.path)}</code></h2>
<p>${escapeMarkup(call.summary)}.</p>
<p>${call.access === 'key' ? 'Requires an API key.' : 'Requires a login, or a booking opened by its link.'}</p>
<details><summary>Request</summary><pre>${json({ parameters, requestBody })}</pre></details>
<details><summary>Reply</summary><pre>${json(responses)}</pre></details></section>`;
}

function accessLine(access: Access): string {
  if (access === 'public') return 'Requires no authentication.';
  if (access === 'user') return 'Requires a login.';
  if ('link' in access) {
    const fields = access.link.map((field) => `<code>${field}</code>`).join(' and ');
    return `Requires a signed link, passed as ${fields}.`;
  }
  const permissionNote = `Requires a login with the permission <code>${access.permission}</code>`;
  return access.own
    ? `${permissionNote}. Other accounts can access their own data only.`
    : `${permissionNote}.`;
}

function limitLine(limit: Endpoint['limit']): string {
  if (!limit) return '';
  const by = { address: 'IP address', account: 'account', both: 'IP address, and per account' }[limit.by];
  return ` At most ${limit.perMinute} calls per minute and ${by}.`;
}

function json(value: unknown): string {
  return escapeMarkup(JSON.stringify(value, null, 2));
}

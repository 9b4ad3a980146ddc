import type { FastifyInstance } from 'fastify';
import { keyCalls, keyRawCalls } from '../../contract/api-keys/key-calls.ts';
import { keyExamples } from '../../contract/api-keys/key-examples.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import type { RawCall } from '../../contract/define-raw-call.ts';
import { webhookMessages } from '../../contract/webhooks/webhook-messages.ts';
import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { escapeMarkup } from '../../domain/escape-markup.ts';
import { isLanguage, languages, type Language } from '../../domain/language.ts';
import type { CurrentOperator } from '../../domain/operator/operator.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { describeApi, toJsonSchema, type JsonSchema, type OpenApi, type Operation } from './openapi.ts';
import { preferredLanguage } from './start-language.ts';

type Translate = ReturnType<SiteTexts['translate']>;

interface KeyDocsDeps {
  texts: Pick<SiteTexts, 'translate'>;
  operator: CurrentOperator;
  publicUrl: string;
}

/** Serves the calls for holders of an API key, and no others: `/api/key/openapi.json` for machines, `/api/key/docs` for people. */
export function registerKeyDocs(app: FastifyInstance, { texts, operator, publicUrl }: KeyDocsDeps): void {
  app.get('/api/key/openapi.json', (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(describeKeyApi(operator().name))),
  );
  app.get('/api/key/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
  app.get('/api/key/docs', (request, reply) => {
    const { language: asked } = request.query as { language?: unknown };
    const { languages: offered, mainLanguage, name } = operator();
    const language = isLanguage(asked)
      ? asked
      : (preferredLanguage(request.headers['accept-language'], offered) ?? mainLanguage);
    return reply
      .type('text/html; charset=utf-8')
      .send(renderKeyDocs(texts.translate(language), { language, name, publicUrl }));
  });
}

/** Describes the calls with an API key alone, with an example of each. */
export function describeKeyApi(title: string): OpenApi & { webhooks: Record<string, object> } {
  const endpoints = keyCalls.map(({ endpoint }) => endpoint);
  const { components, ...api } = describeApi(endpoints, keyRawCalls, title);
  for (const { name, endpoint } of keyCalls) {
    const operation = api.paths[endpoint.path]![endpoint.method.toLowerCase()]!;
    addExample(operation, endpoint, keyExamples[name as keyof typeof keyExamples]);
  }
  return {
    ...api,
    components: { securitySchemes: { key: components.securitySchemes['key']! } },
    webhooks: describeWebhooks(),
  };
}

function addExample(
  operation: Operation,
  { method }: Endpoint,
  example: { request: Readonly<Record<string, unknown>>; response: unknown } | undefined,
): void {
  if (!example) return;
  const body = operation.requestBody?.content['application/json'];
  if (body && method === 'POST') Object.assign(body, { example: example.request });
  for (const parameter of operation.parameters ?? []) {
    if (method === 'GET' && parameter.name in example.request)
      Object.assign(parameter, { example: example.request[parameter.name] });
  }
  const reply = operation.responses['200']?.content['application/json'];
  if (reply) Object.assign(reply, { example: { data: example.response } });
}

interface DocsOf {
  language: Language;
  name: string;
  publicUrl: string;
}

/** Renders plain HTML without scripts: what somebody has to know first, then one section per call. */
function renderKeyDocs(t: Translate, { language, name, publicUrl }: DocsOf): string {
  const text = (key: string): string => escapeMarkup(t(`keydocs.${key}`));
  const chapter = (id: string, inner = ''): string =>
    `<section id="${id}"><h2>${text(`${id}.title`)}</h2><p>${markFields(text(`${id}.text`))}</p>${inner}</section>`;
  const chapters = [
    'begin',
    'rights',
    'money',
    'changes',
    'writing',
    'guests',
    'limits',
    'errors',
    'webhooks',
  ];
  const parts: Readonly<Record<string, string>> = {
    begin: code(`curl -H "Authorization: Bearer fer_live_…" ${publicUrl}/api/key`) + note(text('room')),
    rights: rightsTable(t, text),
    writing: code(
      `curl -X POST ${publicUrl}/api/key/calendar/block \\\n  -H "Authorization: Bearer fer_live_…" \\\n  -H "Idempotency-Key: 2027-03-01-block-17" \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(keyExamples.blockKeyNights.request)}'`,
    ),
    errors: errorsTable(t, text),
    webhooks: webhooksTable(t, text),
  };
  const links = languages.map((one) =>
    one === language
      ? `<strong aria-current="true">${one.toUpperCase()}</strong>`
      : `<a href="/api/key/docs?language=${one}" hreflang="${one}" lang="${one}">${one.toUpperCase()}</a>`,
  );
  const calls = [
    ...keyCalls.map(({ name: call, endpoint }) => ({ id: call, title: text(`calls.${call}`), endpoint })),
    ...keyRawCalls.map((call) => ({
      id: call.name,
      title: text(`calls.${rawNames[call.name]!}`),
      endpoint: call,
    })),
  ];
  const contents = [
    ...chapters.map((id) => `<li><a href="#${id}">${text(`${id}.title`)}</a></li>`),
    ...calls.map(
      ({ id, title, endpoint }) =>
        `<li><a href="#${id}">${title}</a> <code>${endpoint.method} ${escapeMarkup(endpoint.path)}</code></li>`,
    ),
  ].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text('title')} · ${escapeMarkup(name)}</title>
<link rel="stylesheet" href="/api/key/docs.css"></head>
<body><main><nav aria-label="${text('languages')}">${links.join(' · ')}</nav>
<h1>${text('title')}</h1><p class="lead">${text('lead')}</p>
<p><a href="/api/key/openapi.json">${text('openapi')}</a></p>
<nav aria-label="${text('contents')}"><h2>${text('contents')}</h2><ul>${contents}</ul></nav>
${chapters.map((id) => chapter(id, parts[id])).join('\n')}
<p>${text('fieldsNote')}</p>
${keyCalls.map((call) => renderCall(call, t, text, publicUrl)).join('\n')}
${chapter('homes')}
${keyRawCalls.map((call) => renderRawCall(call, text)).join('\n')}
</main></body></html>`;
}

const rawNames: Readonly<Record<string, string>> = {
  'export-homes': 'exportHomes',
  'push-homes': 'pushHomes',
};

/** Names of fields and values in running text, which are the same in all languages. */
const fieldNames =
  /\b(?:totalPrice|guestPays|collectedBy|changedSince|cursor|hasMore|actID|Idempotency-Key|Retry-After|Authorization|insurance|bonus|price|host|data|errors|type|null)\b/g;
const markFields = (markup: string): string => markup.replace(fieldNames, '<code>$&</code>');
const code = (text: string): string => `<pre>${escapeMarkup(text)}</pre>`;
const note = (markup: string): string => `<p>${markup}</p>`;
const json = (value: unknown): string => code(JSON.stringify(value, null, 2));

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const inCode = (text: string): string => `<code>${escapeMarkup(text)}</code>`;

function rightsTable(t: Translate, text: (key: string) => string): string {
  const rows = apiKeyScopes.map((scope) => {
    const calls = [
      ...keyCalls.filter(({ endpoint }) => endpoint.key === scope).map(({ endpoint }) => endpoint),
      ...(scope === 'guests:read'
        ? keyCalls.filter(({ name }) => name === 'getKeyBookings').map(({ endpoint }) => endpoint)
        : []),
      ...keyRawCalls.filter(({ method }) => scope === (method === 'GET' ? 'homes:read' : 'homes:write')),
    ];
    const [about, name] = [
      `keys.scopes.${scope.replace(':', '-')}.text`,
      `keys.scopes.${scope.replace(':', '-')}.name`,
    ];
    return [
      `${inCode(scope)}<br>${escapeMarkup(t(name))}`,
      escapeMarkup(t(about)),
      calls
        .map(({ method, path }) => `<code class="call">${method} ${escapeMarkup(path)}</code>`)
        .join('<br>'),
    ];
  });
  return table([text('rights.right'), text('call.meaning'), text('rights.calls')], rows);
}

/** The errors that any call may answer with. */
function errorsTable(t: Translate, text: (key: string) => string): string {
  const common: [string, number][] = [
    ['invalid-request', 400],
    ['idempotency-key-missing', 400],
    ['key-invalid', 401],
    ['key-scope-missing', 403],
    ['idempotency-conflict', 409],
    ['key-too-many-calls', 429],
    ['too-many-calls', 429],
    ['internal', 500],
    ['unavailable', 503],
  ];
  return table(
    [text('errors.type'), text('errors.status'), text('errors.meaning')],
    common.map(([type, status]) => [inCode(type), String(status), escapeMarkup(t(`replies.errors.${type}`))]),
  );
}

function webhooksTable(t: Translate, text: (key: string) => string): string {
  const rows = Object.entries(webhookMessages)
    .filter(([event]) => event !== 'webhook.test')
    .map(([event, { data }]) => [
      `${inCode(event)}<br>${escapeMarkup(t(`landlord.webhooks.event.${event.replace('.', '_')}`))}`,
      Object.keys(toJsonSchema(data, 'output').properties ?? {})
        .map(inCode)
        .join(' '),
    ]);
  return table([text('webhooks.event'), text('webhooks.fields')], rows);
}

function renderCall(
  { name, endpoint }: (typeof keyCalls)[number],
  t: Translate,
  text: (key: string) => string,
  publicUrl: string,
): string {
  const example = keyExamples[name as keyof typeof keyExamples];
  const query = new URLSearchParams(
    Object.entries(example.request).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString();
  const asked =
    endpoint.method === 'GET'
      ? code(`GET ${publicUrl}${endpoint.path}${query === '' ? '' : `?${query}`}`)
      : code(`POST ${publicUrl}${endpoint.path}\n${JSON.stringify(example.request, null, 2)}`);
  const fields = [
    ...listFields(toJsonSchema(endpoint.request, 'input')),
    ...listFields(toJsonSchema(endpoint.response, 'output')).map((field) => ({
      ...field,
      path: `data.${field.path}`,
    })),
  ];
  const own = Object.entries(endpoint.errors).filter(([type]) => !/^(?:key-|idempotency-)/.test(type));
  return `<section id="${name}"><h2>${text(`calls.${name}`)}</h2>
<p><code>${endpoint.method} ${escapeMarkup(endpoint.path)}</code></p>
<p>${text('call.scope')}: ${endpoint.key === 'any' ? text('rights.any') : inCode(endpoint.key!)}</p>
<h3>${text('call.request')}</h3>${asked}
<h3>${text('call.reply')}</h3>${json(example.response)}
<details><summary>${text('call.fields')}</summary>${table(
    [text('call.field'), text('call.form'), text('call.meaning')],
    fields.map(({ path, form, description }) => [inCode(path), inCode(form), escapeMarkup(description)]),
  )}</details>
${
  own.length === 0
    ? ''
    : `<h3>${text('call.errors')}</h3>${table(
        [text('errors.type'), text('errors.status'), text('errors.meaning')],
        own.map(([type, { status }]) => [
          inCode(type),
          String(status),
          escapeMarkup(t(`replies.errors.${type}`)),
        ]),
      )}`
}</section>`;
}

function renderRawCall(call: RawCall, text: (key: string) => string): string {
  return `<section id="${call.name}"><h2>${text(`calls.${rawNames[call.name]!}`)}</h2>
<p><code>${call.method} ${escapeMarkup(call.path)}</code></p><p lang="en">${escapeMarkup(call.summary)}.</p></section>`;
}

interface Field {
  path: string;
  form: string;
  description: string;
}

/** Lists the fields of a schema with their paths: `bookings[].price.insurance`. */
function listFields(schema: JsonSchema, before = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Field[] => {
    const { inner, isNullable } = unwrap(field);
    const isList = inner['type'] === 'array';
    const element = isList ? unwrap(inner.items ?? {}).inner : inner;
    const path = `${before}${name}${isList ? '[]' : ''}`;
    const description = [field, inner]
      .map((one) => one['description'])
      .find((one) => typeof one === 'string');
    return [
      { path, form: formOf(element) + (isNullable ? ' | null' : ''), description: String(description ?? '') },
      ...listFields(element, `${path}.`),
    ];
  });
}

function unwrap(schema: JsonSchema): { inner: JsonSchema; isNullable: boolean } {
  const options = (schema['anyOf'] ?? schema.oneOf) as JsonSchema[] | undefined;
  const others = options?.filter((one) => one['type'] !== 'null');
  return others && others.length < options!.length && others.length === 1
    ? { inner: others[0]!, isNullable: true }
    : { inner: schema, isNullable: false };
}

function formOf(schema: JsonSchema): string {
  const values = schema['enum'] as unknown[] | undefined;
  if (values) return values.map(String).join(' | ');
  if ('const' in schema) return String(schema['const']);
  if (Array.isArray(schema['anyOf']))
    return [...new Set((schema['anyOf'] as JsonSchema[]).map(formOf))].join(' | ');
  return typeof schema['type'] === 'string' ? schema['type'] : 'string';
}

const styleSheet = `:root{color-scheme:light dark;--line:light-dark(#d9d9d4,#44443f);--soft:light-dark(#f4f3ef,#262622)}
body{margin:0;font:1rem/1.55 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.3rem;margin-top:2.5rem}h3{font-size:1rem;margin-bottom:.25rem}
.lead{font-size:1.1rem}
pre{overflow-x:auto;padding:.75rem;border-radius:.5rem;background:var(--soft);font-size:.85rem}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
td code{overflow-wrap:anywhere}
@media (width < 48rem){table{min-width:40rem}}
td:first-child code,td code.call{white-space:nowrap}
nav li{margin:.2rem 0;overflow-wrap:anywhere}
summary{padding-block:.75rem;cursor:pointer}
a{color:light-dark(#0b5c7a,#8fd3ee)}
`;

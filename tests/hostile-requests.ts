import { z } from 'zod';
import type { Endpoint } from '../contract/define-endpoint.ts';

export interface HostileRequest {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Input that no page sends, derived from an endpoint's own schema. */
export interface HostileInput {
  what: string;
  fields: Readonly<Record<string, unknown>>;
}

type HostileValue = readonly [what: string, value: unknown];

/** Values that a schema may accept but storage refuses, or that take long: every field gets all of them. */
const pastTheSchema: readonly HostileValue[] = [
  ['long text', 'x'.repeat(100_000)],
  ['NUL', 'a\u0000b'],
  ['lone surrogate', 'a\ud800b'],
  ['huge number', 1e308],
  ['beyond bigint', '99999999999999999999999999'],
  ['negative', -1],
  ['null', null],
  ['far date', '9999-12-31'],
];

/** True for texts that PostgreSQL refuses; they are replaced in one place for all calls. */
export const isUnstorable = ({ what }: HostileInput): boolean => /: (NUL|lone surrogate)$/.test(what);

/** Values that are refused in one place for all fields: each field gets a quarter of them, its neighbours the rest. */
const inTurns: readonly HostileValue[] = [
  ['empty text', ''],
  ['quote', `' or 1=1; drop table homes; --`],
  ['script', '<script>alert(1)</script>'],
  ['path', '../../../../etc/passwd'],
  ['template', '{{constructor.constructor("return process")()}}'],
  ['fraction', 1.5],
  ['true', true],
  ['empty list', []],
  ['long list', Array.from({ length: 2_000 }, (_, index) => index)],
  ['object', { $gt: '' }],
  ['deep object', deep(200)],
  ['impossible date', '2027-02-30'],
];

/** The values of one field, by its index in its call. */
const hostileValues = (place: number): readonly HostileValue[] => [
  ...pastTheSchema,
  ...inTurns.filter((_, index) => index % 4 === place % 4),
];

function deep(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level++) value = { next: value };
  return value;
}

type Sample = () => Record<string, unknown>;

/** Gives hostile values to each field of the schema in turn; the others come from the sample, with which the call succeeds. */
export function hostileInputs(endpoint: Endpoint, sample: Sample): HostileInput[] {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' });
  return [
    { what: 'unknown field', fields: { ...sample(), isAdmin: true } },
    { what: 'no field', fields: {} },
    ...Object.keys(schema.properties ?? {}).flatMap((field, place) =>
      hostileValues(place).map(([what, value]) => ({
        what: `${field}: ${what}`,
        fields: { ...sample(), [field]: value },
      })),
    ),
    ...changedInside(sample),
  ];
}

/** Puts hostile values into the fields of nested objects, such as the customer or the search filter. */
function changedInside(sample: Sample): HostileInput[] {
  return Object.entries(sample()).flatMap(([field, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.keys(value).flatMap((key, place) =>
      hostileValues(place).map(([what, hostile]) => ({
        what: `${field}.${key}: ${what}`,
        fields: { ...sample(), [field]: { ...value, [key]: hostile } },
      })),
    );
  });
}

const isInPath = ({ path }: Endpoint, field: string): boolean => path.includes(`{${field}}`);

function textOf(endpoint: Endpoint, field: string, value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (!isInPath(endpoint, field)) return text.slice(0, 8_000).toWellFormed();
  return text.slice(0, 250).toWellFormed() || '0';
}

/** The fields as the server reads them: query values are texts, body values are any JSON. */
export function arriving(endpoint: Endpoint, { fields }: HostileInput): Record<string, unknown> {
  if (endpoint.method === 'POST') return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, textOf(endpoint, field, value)]),
  );
}

const json = { 'content-type': 'application/json' };

export function requestWith(endpoint: Endpoint, input: HostileInput): HostileRequest {
  const { what } = input;
  const { method, path } = endpoint;
  const fields = arriving(endpoint, input);
  if (method === 'POST') return { what, method, path, headers: json, body: JSON.stringify(fields) };
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(fields)) {
    if (!isInPath(endpoint, field)) query.set(field, String(value));
  }
  const place = path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(fields[field] ?? '0')),
  );
  return { what, method, path: `${place}?${query.toString()}`, headers: {} };
}

/** Requests that are refused before their fields are read, in one place for all calls. */
export function hostileEnvelopes({ method, path }: Endpoint): HostileRequest[] {
  const wrongMethod = method === 'GET' ? 'DELETE' : 'GET';
  const refused = {
    what: 'wrong method',
    method: wrongMethod,
    path: path.replace(/\{\w+\}/g, '1'),
    headers: {},
  };
  if (method === 'GET') return [refused];
  const post = (what: string, body: string, headers: Record<string, string> = json): HostileRequest => ({
    what,
    method: 'POST',
    path,
    headers,
    body,
  });
  return [
    refused,
    post('broken JSON', '{"a":'),
    post('no object', '"text"'),
    post('a list', '[1,2,3]'),
    post('null', 'null'),
    post('prototype', '{"__proto__":{"admin":true}}'),
    post('constructor', '{"constructor":{"prototype":{"admin":true}}}'),
    post('too large', JSON.stringify({ text: 'x'.repeat(1_100_000) })),
    post('text as type', '{}', { 'content-type': 'text/plain' }),
    post('form as type', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    post('odd type', '{}', { 'content-type': 'application/json\t; charset=utf-8' }),
    post('XML as type', '<a/>', { 'content-type': 'application/xml' }),
  ];
}

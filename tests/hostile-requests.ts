import { z } from 'zod';
import type { Endpoint } from '../contract/define-endpoint.ts';

/** Requests that no page sends, made from an endpoint's own schema. */
interface HostileRequest {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

type HostileValue = readonly [what: string, value: unknown];

/** What a schema may let through and storage refuses, or what takes long: every field takes all of these. */
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

/** What is refused in one place for all fields: each takes a quarter of these, its neighbours the rest. */
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

/** The values of one field, by its place among the others of its call. */
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

/** Each field of the schema in turn takes hostile values; the others are as in the sample, with which the call succeeds. */
export function hostileRequests(endpoint: Endpoint, sample: Sample): HostileRequest[] {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' });
  const fields = Object.keys(schema.properties ?? {});
  return endpoint.method === 'GET'
    ? hostileReads(endpoint, sample, fields)
    : [...hostileBodies(endpoint), ...hostileFields(endpoint, sample, fields)];
}

function hostileReads(endpoint: Endpoint, sample: Sample, fields: readonly string[]): HostileRequest[] {
  const requestOf = (what: string, values: Record<string, unknown>): HostileRequest => {
    const query = new URLSearchParams();
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = textOf(values[name]).slice(0, 250);
      return encodeURIComponent(value.toWellFormed() || '0');
    });
    for (const [key, value] of Object.entries(values)) {
      if (!endpoint.path.includes(`{${key}}`)) query.set(key, textOf(value).slice(0, 8_000));
    }
    return { what, method: 'GET', path: `${path}?${query.toString()}`, headers: {} };
  };
  return [
    { what: 'wrong method', method: 'DELETE', path: endpoint.path.replace(/\{\w+\}/g, '1'), headers: {} },
    requestOf('foreign mandant', { ...sample(), mandant: 'somebody-else' }),
    ...fields.flatMap((field, place) =>
      hostileValues(place).map(([what, value]) =>
        requestOf(`${field}: ${what}`, { ...sample(), [field]: value }),
      ),
    ),
    ...changedInside(sample).map(([what, values]) => requestOf(what, values)),
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const json = { 'content-type': 'application/json' };

function hostileBodies({ path }: Endpoint): HostileRequest[] {
  const post = (what: string, body: string, headers: Record<string, string> = json): HostileRequest => ({
    what,
    method: 'POST',
    path,
    headers,
    body,
  });
  return [
    { what: 'wrong method', method: 'GET', path, headers: {} },
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

function hostileFields({ path }: Endpoint, sample: Sample, fields: readonly string[]): HostileRequest[] {
  const post = (what: string, body: unknown): HostileRequest => ({
    what,
    method: 'POST',
    path,
    headers: json,
    body: JSON.stringify(body),
  });
  return [
    post('unknown field', { ...sample(), isAdmin: true }),
    post('foreign mandant', { ...sample(), mandant: 'somebody-else' }),
    post('no field', {}),
    ...fields.flatMap((field, place) =>
      hostileValues(place).map(([what, value]) => post(`${field}: ${what}`, { ...sample(), [field]: value })),
    ),
    ...changedInside(sample).map(([what, values]) => post(what, values)),
  ];
}

/** Hostile values in the fields of objects, such as the customer's or the search filter's. */
function changedInside(sample: Sample): [what: string, values: Record<string, unknown>][] {
  return Object.entries(sample()).flatMap(([field, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.keys(value).flatMap((key, place) =>
      hostileValues(place).map(([what, hostile]): [string, Record<string, unknown>] => [
        `${field}.${key}: ${what}`,
        { ...sample(), [field]: { ...value, [key]: hostile } },
      ]),
    );
  });
}

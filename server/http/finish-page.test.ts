import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { finishPage } from './finish-page.ts';

const facts = {
  development: false,
  isPreview: false,
  trailingSlash: 'add' as const,
  origins: readConfig({}),
  nonce: 'n0nce',
  tags: new Set<never>(),
  isDatabaseAway: false,
};
const html = (status = 200, headers: Record<string, string> = {}): Response =>
  new Response('', { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const text = ['<script nonce="n0nce">let a = 1;</script>', Buffer.from('<p>ready</p>')];

test('a page is sent without its nonce, and its policy names the hash of its script', async () => {
  const page = await finishPage(html(), () => text, facts);
  expect(page.body.toString()).toBe('<script>let a = 1;</script><p>ready</p>');
  expect(page.headers['content-security-policy']).toMatch(/script-src[^;]*'sha256-/);
  expect(page.headers['cache-control']).toBe('no-cache');
});

test('a page that fails while the database is away asks to come again, and any other failure does not', async () => {
  const away = await finishPage(html(500), () => [], { ...facts, isDatabaseAway: true });
  expect(away).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(await finishPage(html(404), () => [], { ...facts, isDatabaseAway: true })).toMatchObject({
    status: 404,
  });
  const broken = await finishPage(html(500), () => [], facts);
  expect(broken.status).toBe(500);
  expect(broken.headers).not.toHaveProperty('retry-after');
});

test('what an editor previews is neither kept nor listed', async () => {
  const { headers } = await finishPage(html(200, { 'cache-control': 'public' }), () => text, {
    ...facts,
    isPreview: true,
  });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test('only what an editor previews may be framed, and only by this site', async () => {
  const framed = async (isPreview: boolean): Promise<(string | undefined)[]> => {
    const { headers } = await finishPage(html(), () => text, { ...facts, isPreview });
    const [ancestors] = /frame-ancestors [^;]*/.exec(headers['content-security-policy'] ?? '') ?? [];
    return [ancestors, headers['x-frame-options']];
  };
  expect(await framed(true)).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
  // Without a header of its own the page gets DENY, as all answers do.
  expect(await framed(false)).toEqual(["frame-ancestors 'none'", undefined]);
});

test('what is no page is sent as it is', async () => {
  const data = new Response('{}', { headers: { 'content-type': 'text/x-script' } });
  const page = await finishPage(data, () => text, facts);
  expect(page.body.toString()).toBe('{}');
});

import { afterEach, expect, test, vi } from 'vitest';
import { readBytes, dataBytes, dataScript } from './data-script.ts';
import type { PageData } from './page-data.ts';

afterEach(() => vi.unstubAllGlobals());

const decoder = new TextDecoder();
const encoded = '[{"_1":2},"errors",null]\n';
const written = (shown: PageData, nonce?: string): string =>
  dataScript(dataBytes(shown, new TextEncoder().encode(encoded)), nonce)
    .map((part) => (typeof part === 'string' ? part : decoder.decode(part)))
    .join('');

test('the data of a page are text that no element can end, and are read as they were', () => {
  const data = { Home: { title: 'Häuser </script><!--&\n' } };
  const html = written(data, 'abc');
  const [, text = ''] =
    /^<script id="page-data" type="text\/plain">(.*?)<\/script><script nonce="abc">/s.exec(html)!;
  expect(text).not.toContain('<');
  const [json = '', ...others] = text.split('\n');
  expect(JSON.parse(json)).toEqual(data);
  expect(others.join('\n')).toBe(encoded);
});

test('the script hands the router its part, and puts the data beside it', () => {
  const html = written({ root: { office: 1 }, Home: { title: 'T' } });
  const [, text, script = ''] = /<script id.*?>(.*?)<\/script><script>(.*)<\/script>$/s.exec(html)!;
  const streamController = { enqueue: vi.fn(), close: vi.fn() };
  const context = { streamController, state: {} };
  vi.stubGlobal('window', { __reactRouterContext: context });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: text }) });
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- As the browser runs it: nothing of the module is there.
  new Function(script)();
  expect(streamController.enqueue).toHaveBeenCalledExactlyOnceWith(encoded);
  expect(streamController.close).toHaveBeenCalledAfter(streamController.enqueue);
  context.state = { errors: null, loaderData: { root: null, Home: null, other: 2 } };
  expect(context.state).toEqual({
    errors: null,
    loaderData: { root: { office: 1 }, Home: { title: 'T' }, other: 2 },
  });
});

test.each([1, 2])('a stream of %i pieces arrives whole', async (pieces) => {
  const bytes = new TextEncoder().encode('Häuser');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (pieces === 2) controller.enqueue(bytes.subarray(0, 2));
      controller.enqueue(bytes.subarray(pieces === 2 ? 2 : 0));
      controller.close();
    },
  });
  expect(decoder.decode(await readBytes(stream))).toBe('Häuser');
});

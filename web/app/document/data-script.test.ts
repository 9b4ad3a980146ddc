import { afterEach, expect, test, vi } from 'vitest';
import { bytesOf, dataScript } from './data-script.ts';

afterEach(() => vi.unstubAllGlobals());

const decoder = new TextDecoder();
const written = (data: string, nonce?: string): string =>
  dataScript(new TextEncoder().encode(data), nonce)
    .map((part) => (typeof part === 'string' ? part : decoder.decode(part)))
    .join('');

test('the data of a page is text that no element can end, and that is read as it was', () => {
  const html = written('["Häuser </script><!--&"]\n', 'abc');
  const [, text = ''] =
    /^<script id="page-data" type="text\/plain">(.*?)<\/script><script nonce="abc">/s.exec(html)!;
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(['Häuser </script><!--&']);
});

test('the script hands all of it to the router', () => {
  const [, script = ''] = /<script>(.*)<\/script>$/s.exec(written('[1]\n'))!;
  const streamController = { enqueue: vi.fn(), close: vi.fn() };
  vi.stubGlobal('window', { __reactRouterContext: { streamController } });
  vi.stubGlobal('document', { getElementById: (id: string) => ({ textContent: `text of ${id}` }) });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- As the browser runs it: nothing of the module is there.
  new Function(script)();
  expect(streamController.enqueue).toHaveBeenCalledExactlyOnceWith('text of page-data');
  expect(streamController.close).toHaveBeenCalledAfter(streamController.enqueue);
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
  expect(decoder.decode(await bytesOf(stream))).toBe('Häuser');
});

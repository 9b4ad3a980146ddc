import { expect, test } from 'vitest';
import { dataScript, textOf } from './data-script.ts';

test('the data of a page is handed to the router as text that no element can end', () => {
  const script = dataScript('["</script>&\u2028"]\n', 'abc');
  expect(script).toBe(
    '<script nonce="abc">window.__reactRouterContext.streamController.enqueue(' +
      String.raw`"[\"\u003c/script\u003e\u0026\u2028\"]\n"` +
      ');window.__reactRouterContext.streamController.close();</script>',
  );
  const [, text = ''] = /enqueue\((".*?")\);/.exec(script)!;
  expect(JSON.parse(text)).toBe('["</script>&\u2028"]\n');
});

test('text that is cut within a letter arrives whole', async () => {
  const bytes = new TextEncoder().encode('Häuser');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 2));
      controller.enqueue(bytes.subarray(2));
      controller.close();
    },
  });
  expect(await textOf(stream)).toBe('Häuser');
});

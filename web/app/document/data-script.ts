/** These characters are escaped as React Router does it for text in a script. */
const unsafe = /[&<>\u2028\u2029]/g;
const safe = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The data of a page's loaders for the browser's router, as its own element sends them with a streamed page. */
export function dataScript(data: string, nonce: string | undefined): string {
  const controller = 'window.__reactRouterContext.streamController';
  const text = JSON.stringify(data).replace(unsafe, safe);
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script${mark}>${controller}.enqueue(${text});${controller}.close();</script>`;
}

/** All of a stream of encoded text. */
export async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (value) text += decoder.decode(value, { stream: true });
    if (done) return text + decoder.decode();
  }
}

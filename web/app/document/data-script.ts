import type { PageText } from './page-parts.tsx';

/** Holds the data of a page's loaders as React Router encodes them. */
const pageDataId = 'page-data';

const lessThan = '<'.charCodeAt(0);

/** Hands the page's data to the browser's router. It is sent as text within the page: nothing outside of it may be named here. */
function handOver(id: string): void {
  interface Controller {
    enqueue(text: string): void;
    close(): void;
  }
  const { streamController } = (
    window as unknown as { __reactRouterContext: { streamController: Controller } }
  ).__reactRouterContext;
  streamController.enqueue(document.getElementById(id)!.textContent);
  streamController.close();
}

const handingOver = `(${handOver.toString()})(${JSON.stringify(pageDataId)})`;

/**
 * The data of a page's loaders for the browser's router. They come as bytes that nothing runs, and a script that is the same on all
 * pages reads them: as a string within the script, as React Router sends them with a streamed page, they would be escaped twice and be hashed
 * for the policy with each page.
 */
export function dataScript(data: Uint8Array, nonce: string | undefined): PageText {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return [
    `<script id="${pageDataId}" type="text/plain">`,
    withoutTags(data),
    `</script><script${mark}>${handingOver}</script>`,
  ];
}

/** No text within may end the element. Only strings of the data have such a letter, and JSON knows another form of it. */
function withoutTags(data: Uint8Array): Uint8Array {
  if (!data.includes(lessThan)) return data;
  return new TextEncoder().encode(new TextDecoder().decode(data).replaceAll('<', String.raw`\u003c`));
}

/** All of a stream. */
export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) chunks.push(value);
    if (done) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
  }
}

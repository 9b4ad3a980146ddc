import type { PageData } from './page-data.ts';
import type { PageText } from './page-text.ts';

const pageDataId = 'page-data';

/**
 * Hands the page's data to the browser's router. The function is sent as text within the page, so it must not refer to anything outside of
 * itself.
 */
function handOver(id: string): void {
  interface State {
    loaderData: object;
  }
  interface Context {
    state: State;
    streamController: { enqueue(text: string): void; close(): void };
  }
  const context = (window as unknown as { __reactRouterContext: Context }).__reactRouterContext;
  const text = document.getElementById(id)!.textContent;
  const end = text.indexOf('\n');
  let state: State;
  // The router sets the state as soon as it has decoded its own part.
  Object.defineProperty(context, 'state', {
    get: () => state,
    set(decoded: State) {
      state = {
        ...decoded,
        loaderData: { ...decoded.loaderData, ...(JSON.parse(text.slice(0, end)) as object) },
      };
    },
  });
  context.streamController.enqueue(text.slice(end + 1));
  context.streamController.close();
}

const handingOver = `(${handOver.toString()})(${JSON.stringify(pageDataId)})`;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Returns the data of a page for the browser's router: the loaders' answers as a line of JSON, then what the router encoded, such as
 * errors.
 */
export const dataBytes = (pageData: PageData, encoded: Uint8Array): Uint8Array =>
  encoder.encode(withoutTags(`${JSON.stringify(pageData)}\n${decoder.decode(encoded)}`));

/**
 * Embeds the data of a page as bytes that are not executed, and a script that reads them and is the same on all pages. React Router streams
 * the data as a string within the script: there it would be escaped twice, and the content security policy would need a new hash for each
 * page.
 */
export function dataScript(data: Uint8Array, nonce: string | undefined): PageText {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return [
    `<script id="${pageDataId}" type="text/plain">`,
    data,
    `</script><script${mark}>${handingOver}</script>`,
  ];
}

/** Prevents a text from closing the element. In JSON only strings contain this character, and they may escape it. */
const withoutTags = (data: string): string => data.replaceAll('<', String.raw`\u003c`);

export async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) chunks.push(value);
    if (done) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
  }
}

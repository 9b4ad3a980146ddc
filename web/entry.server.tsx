import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { parseAddress, setTrailingSlash } from '../domain/routes.ts';
import { createTranslate, type Messages } from '../texts/translate.ts';
import { apiOver } from './api/api-client.ts';
import { siteContext } from './api/site-context.ts';
import { TextsProvider } from './shell/texts-context.tsx';

/**
 * Handed to the server, which fills the context for each request. The client is made here, so that its
 * failures are of the class that the pages know.
 */
export { apiOver, setTrailingSlash, siteContext };

export const streamTimeout = 10_000;

/** Answers with the whole page at once: its status is final, and it holds without JavaScript. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const site = loadContext.get(siteContext);
  const language = parseAddress(new URL(request.url).pathname)?.language ?? 'de';
  const nonce = site.nonce === undefined ? {} : { nonce: site.nonce };
  const texts = {
    language,
    t: site.translate(language),
    translateWith: (messages: Messages) => createTranslate(messages, language),
    textsUrl: site.textsUrl(language),
  };

  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <TextsProvider value={texts}>
        <ServerRouter context={routerContext} url={request.url} {...nonce} />
      </TextsProvider>,
      {
        ...nonce,
        // A large part that was waited for would be sent aside, and moved to its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          const parts: Buffer[] = [];
          pipe(
            new Writable({
              write: (part: Buffer, _encoding, done) => {
                parts.push(part);
                done();
              },
              final: (done) => {
                resolve(new Response(Buffer.concat(parts), { status: failed ? 500 : status, headers }));
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout);
  });
}

import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';
import { createContext, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { parseAddress } from '../domain/routes.ts';
import { apiOver } from './app/api/open-envelope.ts';
import { siteContext } from './app/api/site-context.ts';
import { readBytes, dataBytes, dataScript } from './app/document/data-script.ts';
import { pageData, shownData, withPageData } from './app/document/page-data.ts';
import { isKept, hashSource } from './app/document/page-source.ts';
import type { PageText } from './app/document/page-text.ts';
import { NonceContext } from './app/nonce-context.ts';
import { createGuestRoutes, RoutesProvider, type KnownRoutes } from './app/routes-context.ts';
import { errorPageFile, getPageFile } from './app/texts/loaded-texts.ts';
import { TextsProvider, type PageTexts } from './app/texts-context.tsx';

/** Receives a page's text in parts, because a response would copy it four times. */
export const pageText = createContext<PageText>([]);

/**
 * Used by the server, which fills the contexts of each request. The client is created here, so that its failures have the class that the
 * pages check for.
 */
export { apiOver, isKept, pageData, siteContext };

export const streamTimeout = 10_000;

/** The same routes as in the browser, because both must render the same HTML. */
const guestRoutes = { add: createGuestRoutes('add'), remove: createGuestRoutes('remove') };

/** React's output begins with the first element. */
const documentStart = '<!DOCTYPE html>';
const documentEnd = '</body></html>';
/** React's marker of a suspended or failed boundary. */
const suspenseMarker = '<!--$!-->';

interface Page {
  url: string;
  context: EntryContext;
  texts: PageTexts;
  routes: KnownRoutes;
  nonce: { nonce?: string };
  data: PageText;
}

/** Answers with the whole page at once: its status is final, and it works without JavaScript. A cached page is not rendered. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const site = loadContext.get(siteContext);
  const routeData = shownData(routerContext, loadContext.get(pageData));
  const context = onlyMatched(withPageData(routerContext, routeData));
  const language = parseAddress(new URL(request.url).pathname)?.language ?? 'de';
  const variant = `${site.name}\n${site.textsUrl(language, '')}`;
  const data = dataBytes(routeData, await readBytes(context.serverHandoffStream!));
  if (loadContext.get(isKept)?.(hashSource({ status, headers, variant, data }))) {
    return new Response(null, { status, headers });
  }
  const page: Page = {
    url: request.url,
    context: { ...context, serverHandoffStream: undefined },
    routes: guestRoutes[site.routes.trailingSlash],
    nonce: site.nonce === undefined ? {} : { nonce: site.nonce },
    texts: {
      language,
      t: site.translate(language),
      textsUrl: site.textsUrl(language, findTextsFile(context)),
    },
    data: dataScript(data, site.nonce),
  };
  const markup = renderAtOnce(page);
  const rendered = markup === null ? await renderWaiting(page) : { parts: markup, failed: false };
  loadContext.set(pageText, rendered.parts);
  return new Response(null, { status: rendered.failed ? 500 : status, headers });
}

function findTextsFile({ staticHandlerContext: { errors, matches, loaderData } }: EntryContext): string {
  const id = matches.at(-1)?.route.id;
  return errors || id === undefined ? errorPageFile : getPageFile({ id, loaderData: loaderData[id] });
}

/** Leaves out the routes of all other pages, for which the router would create objects on each request. */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

function element(
  { url, context, texts, routes, nonce }: Page,
  changes: Partial<EntryContext> = {},
): React.ReactNode {
  return (
    <TextsProvider value={texts}>
      <RoutesProvider value={routes}>
        <NonceContext value={nonce.nonce}>
          <ServerRouter context={{ ...context, ...changes }} url={url} {...nonce} />
        </NonceContext>
      </RoutesProvider>
    </TextsProvider>
  );
}

/**
 * Renders the page as one string, which costs React half of what a byte stream does. Returns null if a part suspends, such as a lazy one
 * on its first use, or where one failed.
 */
function renderAtOnce(page: Page): PageText | null {
  const { staticHandlerContext } = page.context;
  try {
    const html = renderToString(
      element(page, {
        staticHandlerContext: { ...staticHandlerContext },
        renderMeta: {},
      }),
    );
    if (html.includes(suspenseMarker) || !html.endsWith(documentEnd)) return null;
    return [documentStart + html.slice(0, -documentEnd.length), ...page.data, documentEnd];
  } catch {
    return null;
  }
}

function renderWaiting(page: Page): Promise<{ parts: PageText; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(element(page), {
      ...page.nonce,
      // React sends large suspended parts separately, and moves them to their place by a script.
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
              const html = Buffer.concat(parts).toString();
              // An aborted rendering may end anywhere.
              const end = html.endsWith(documentEnd) ? html.length - documentEnd.length : html.length;
              resolve({ parts: [html.slice(0, end), ...page.data, html.slice(end)], failed });
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
    });
    const timeout = setTimeout(abort, streamTimeout);
  });
}

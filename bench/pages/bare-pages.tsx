import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  ServerRouter,
  StaticRouter,
  useLoaderData,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import type { Translate } from '../../texts/translate.ts';
import type { CardHome } from '../../web/features/home/card-home.ts';
import { HomeGrid } from '../../web/features/home-card/home-grid.tsx';
import { createGuestRoutes, RoutesProvider } from '../../web/app/routes-context.ts';
import { TextsProvider } from '../../web/app/texts-context.tsx';

export interface BareCards {
  homes: readonly CardHome[];
  translate: Translate;
}

const path = '/bare/';

function Cards({ homes }: { homes: readonly CardHome[] }): ReactNode {
  return <HomeGrid homes={homes} eager={2} headingLevel="h2" comparable />;
}

/** Renders the cards by react-dom, with nothing else but what links need. */
export function renderByReact({ homes, translate }: BareCards): Promise<Buffer> {
  return renderToBuffer(
    <html lang="de">
      <head>
        <title>Cards</title>
      </head>
      <body>
        <TextsProvider value={{ language: 'de', t: translate, textsUrl: '' }}>
          <RoutesProvider value={createGuestRoutes('add')}>
            <StaticRouter location={path}>
              <Cards homes={homes} />
            </StaticRouter>
          </RoutesProvider>
        </TextsProvider>
      </body>
    </html>,
  );
}

function BareLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html lang="de">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function BarePage(): ReactNode {
  return <Cards homes={useLoaderData<{ homes: CardHome[] }>().homes} />;
}

/**
 * Renders the cards as the only page of an application in framework mode, with their data from a loader and in the
 * document.
 */
export function createBarePage({ homes, translate }: BareCards): () => Promise<Buffer> {
  const texts = { language: 'de' as const, t: translate, textsUrl: '' };
  const manifestRoute = {
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    imports: [],
    css: [],
  };
  const build = {
    entry: {
      module: {
        default: async (request: Request, status: number, headers: Headers, context: EntryContext) => {
          const page = (
            <TextsProvider value={texts}>
              <RoutesProvider value={createGuestRoutes('add')}>
                <ServerRouter context={context} url={request.url} />
              </RoutesProvider>
            </TextsProvider>
          );
          return new Response(new Uint8Array(await renderToBuffer(page)), { status, headers });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: Outlet, Layout: BareLayout } },
      cards: {
        id: 'cards',
        parentId: 'root',
        path: 'bare',
        module: { default: BarePage, meta: () => [{ title: 'Cards' }], loader: () => ({ homes }) },
      },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
      routes: {
        root: { ...manifestRoute, id: 'root', path: '', hasLoader: false, module: '/assets/root.js' },
        cards: {
          ...manifestRoute,
          id: 'cards',
          parentId: 'root',
          path: 'bare',
          hasLoader: true,
          module: '/assets/cards.js',
        },
      },
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: false,
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return async () => {
    const response = await handle(new Request(`http://localhost${path}`));
    if (response.status !== 200) throw new Error(`The bare page answers ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
}

function renderToBuffer(page: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        const collect = new Writable({
          write: (part: Buffer, _encoding, done) => {
            parts.push(part);
            done();
          },
          final: (done) => {
            resolve(Buffer.concat(parts));
            done();
          },
        });
        pipe(collect);
      },
    });
  });
}

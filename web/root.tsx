import { Suspense, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type LinksFunction,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import figtree from './components/fonts/figtree.woff2?url';
import fraunces from './components/fonts/fraunces.woff2?url';
import foundation from './components/foundation.css?url';
import { isOffered } from '../domain/site-options.ts';
import { ConsentGate } from './shell/consent/consent-gate.tsx';
import faviconUrl from './shell/favicon.svg?url';
import { BookingFooter } from './shell/footer/booking-footer.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { NewsletterStripe } from './shell/footer/newsletter-stripe.tsx';
import { SharedIcons } from './components/icon.tsx';
import { lazyPart } from './components/lazy-part.tsx';
import { errorStyles } from './shell/error/error-styles.ts';
import { ExtrasSlot } from './shell/extras/extras-slot.tsx';
import { Header } from './shell/header/header.tsx';
import type { load } from './shell/load-root.ts';
import { Main } from './shell/main.tsx';
import { useShell } from './shell/page-data.ts';
import { LinkRulesContext } from './app/link-rules.ts';
import { FirstScript } from './app/document/first-script.tsx';
import { PageScripts } from './app/document/page-scripts.tsx';
import { useLinkRules } from './shell/use-link-rules.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { LeavesRoomContext, RoutesProvider, useRoomRoutes, useRoutes } from './app/routes-context.ts';
import { usePageTexts } from './app/texts/use-page-texts.ts';
import { useTexts } from './app/texts-context.tsx';

export { load as loader } from './shell/load-root.ts';

// Loaded on demand, because most visits see no error. The server waits for the view, and the browser keeps the server's HTML until the code
// has loaded.
const ErrorView = lazyPart(() => import('./shell/error/error-view.tsx'), 'error-view');
export const handle = { styles: errorStyles };

/** The root's data is the same for all pages. */
export const shouldRevalidate = (): boolean => false;

export const links: LinksFunction = () =>
  [figtree, fraunces].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const { language, t, textsUrl } = useTexts();
  const { trailingSlash } = useRoutes();
  const { brand, style, favicon } = useRouteLoaderData<typeof load>('root') ?? {};
  return (
    <html
      // The first script changes the element's attributes before React hydrates it.
      suppressHydrationWarning
      lang={language}
      data-texts={textsUrl}
      data-partner={brand?.partnerID}
      data-site={t.site}
      style={style}
      data-slash={trailingSlash === 'remove' ? 'remove' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <FirstScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={style?.['--brand-head'] ?? '#0f4c4a'} />
        <Meta />
        {/* The first style sheet sets the order of the cascade layers. */}
        <link rel="stylesheet" href={foundation} />
        <Links />
        <link rel="icon" href={favicon ?? faviconUrl} />
      </head>
      <body>
        {children}
        <SharedIcons />
        <script src="/outdated-browser.js" noModule defer />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

function Page({ isError = false, children }: { isError?: boolean; children: ReactNode }): ReactNode {
  const { routes, leavesRoom, Frame } = useRoomRoutes();
  const shell = useShell(routes, isError);
  // An error page has the header of all pages, whatever the page's own route says.
  const Around = (shell.header === 'none' && Frame) || Main;
  const { office = null, reseller = null, brand = null } = useRouteLoaderData<typeof load>('root') ?? {};
  return (
    <RoutesProvider value={routes}>
      <LeavesRoomContext value={leavesRoom}>
        <LinkRulesContext value={useLinkRules(reseller)}>
          <SkipLink />
          {shell.header !== 'none' && <Header shell={shell} office={office} />}
          <Around>{children}</Around>
          {shell.footer === 'booking' && <BookingFooter office={office} />}
          {shell.newsletter && isOffered('newsletter', brand) && <NewsletterStripe />}
          {shell.footer === 'full' && (
            <Footer languageLinks={shell.languageLinks} office={office} isReal={shell.isReal} />
          )}
          <ConsentGate isAlone={shell.footer === 'none'} isAtWork={Around !== Main} />
          <ExtrasSlot office={office} />
        </LinkRulesContext>
      </LeavesRoomContext>
    </RoutesProvider>
  );
}

export default function App(): ReactNode {
  usePageTexts();
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary(): ReactNode {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return (
    <Page isError>
      <Suspense fallback={null}>
        <ErrorView status={status} data={data} />
      </Suspense>
    </Page>
  );
}

import { endpointPaths } from '../api/endpoint-paths.generated.ts';
import { createErrorReporter, type ErrorReport } from './error-reporter.ts';

/** Sends a report without cookies, because the visitor does not matter. */
function send(report: ErrorReport): void {
  const [method, path] = endpointPaths.reportClientError;
  fetch(path, {
    method,
    body: JSON.stringify({ mandant: 'feriola', ...report }),
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined);
}

/** Returns the route of the document, by its file of texts, and the build of the page. */
function page(): Pick<ErrorReport, 'route' | 'revision'> {
  const [, route = 'unknown'] =
    /page-([\w-]+)\.json/.exec(document.documentElement.dataset['texts'] ?? '') ?? [];
  return { route: route.replaceAll('-', '_'), revision: window.__reactRouterManifest?.version ?? '' };
}

export const reportMistake = createErrorReporter(send, page);

export function watchMistakes(): void {
  addEventListener('error', ({ error, message }) => reportMistake('error', (error as unknown) ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportMistake('rejection', reason));
}

import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { withoutPersonalData } from '../../../domain/error-message.ts';

export type ErrorReport = InputOf<Api['reportClientError']>;
export type MistakeKind = ErrorReport['kind'];

/** Limits the reports of a page that fails again and again. */
const reportsMax = 5;

/**
 * Errors that need no report: a layout that settles in the next frame, a search engine's parameter that breaks foreign scripts, aborted
 * navigations, and errors that the server has logged itself.
 */
const ignored = [
  /ResizeObserver loop/,
  /srsltid/,
  /^(AbortError|NavigationCancelled|NavigationRedirected)/,
  /Unexpected Server Error/,
];

/** Describes an error for the report; null for one that is no fault of the site. A name that may hold data becomes 'Error'. */
export function describeMistake(
  error: unknown,
): Pick<ErrorReport, 'name' | 'message' | 'file' | 'line' | 'column'> | null {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  if (ignored.some((pattern) => pattern.test(`${name}: ${message}`) || pattern.test(message))) return null;
  const [, file = '', line = '0', column = '0'] =
    /(\/assets\/[\w.-]+\.js):(\d+):(\d+)/.exec(stack ?? '') ?? [];
  return {
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    message: withoutPersonalData(message),
    file,
    line: Number(line),
    column: Number(column),
  };
}

/** Reports each error once, and only a few for each document. */
export function createErrorReporter(
  send: (report: ErrorReport) => void,
  page: () => Pick<ErrorReport, 'route' | 'revision'>,
): (kind: MistakeKind, error: unknown) => void {
  const reported = new Set<string>();
  return (kind, error) => {
    const mistake = describeMistake(error);
    const key = JSON.stringify(mistake);
    if (!mistake || reported.has(key) || reported.size >= reportsMax) return;
    reported.add(key);
    send({ kind, ...mistake, ...page() });
  };
}

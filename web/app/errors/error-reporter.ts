import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { withoutPersonalData } from '../../../domain/error-message.ts';

export type ErrorReport = InputOf<Api['reportClientError']>;
export type MistakeKind = ErrorReport['kind'];

/** A page that fails again and again tells enough with so many. */
const reportsMax = 5;

/**
 * Nobody's mistakes: a layout that settles in the next frame, what a search engine's parameter breaks in scripts that are
 * not ours, ways to a page that were given up, and what the server has logged itself.
 */
const ignored = [
  /ResizeObserver loop/,
  /srsltid/,
  /^(AbortError|NavigationCancelled|NavigationRedirected)/,
  /Unexpected Server Error/,
];

/** What may be told of a mistake; null where there is nothing to tell. */
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

/** Tells each mistake once, and of one document no more than a few. */
export function createErrorReporter(
  send: (report: ErrorReport) => void,
  page: () => Pick<ErrorReport, 'route' | 'revision'>,
): (kind: MistakeKind, error: unknown) => void {
  const told = new Set<string>();
  return (kind, error) => {
    const mistake = describeMistake(error);
    const key = JSON.stringify(mistake);
    if (!mistake || told.has(key) || told.size >= reportsMax) return;
    told.add(key);
    send({ kind, ...mistake, ...page() });
  };
}

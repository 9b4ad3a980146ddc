import type { reportClientError } from '../../../../contract/client-errors/report-client-error.ts';
import { withoutPersonalData } from '../../../../domain/error-message.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Log } from '../../../platform/log.ts';

/** Logs the error without the user's identity; the browser's text is sanitized again here. */
export function reportClientErrorHandler({
  log,
}: {
  log: Pick<Log, 'warn'>;
}): Handler<typeof reportClientError> {
  return async ({ message, ...mistake }) => {
    log.warn({ clientError: { ...mistake, message: withoutPersonalData(message) } }, 'a page failed');
    return { ok: true, data: { reported: true } };
  };
}

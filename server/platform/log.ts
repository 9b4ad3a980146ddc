import { pino, type Logger } from 'pino';
import type { Config } from '../config.ts';

export type Log = Logger;

/** Structured lines without personal data: bodies, cookies and query strings are never logged. */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // Messages of database errors can carry values of rows: the code and the stack's frames suffice.
      err: (error: Error & { code?: string }) => ({
        name: error.name,
        code: error.code,
        message: error.code ? undefined : error.message,
        stack: error.stack?.split('\n').slice(1, 8).join('\n'),
      }),
    },
  });
}

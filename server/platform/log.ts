import { hostname } from 'node:os';
import { pino, type Logger } from 'pino';
import type { Config } from '../config.ts';

export type Log = Logger;

/**
 * Creates a log of structured lines without personal data: bodies, cookies and query strings are never logged. @param base fields of each
 * line, beside the name of the machine
 */
export function createLog(level: Config['logLevel'], base: { version?: string } = {}): Log {
  return pino({
    level,
    base: { node: hostname(), ...base },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // Messages of database errors can contain values of rows; the code and the stack are enough.
      err: (error: Error & { code?: string }) => ({
        name: error.name,
        code: error.code,
        message: error.code ? undefined : error.message,
        stack: error.stack?.split('\n').slice(1, 8).join('\n'),
      }),
    },
  });
}

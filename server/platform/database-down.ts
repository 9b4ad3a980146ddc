/**
 * True when an error means that the database is unavailable: connection failures of the driver, PostgreSQL's classes 08 (connection) and
 * 57P (shutdown), timeouts of a lock (55P03) or statement (57014), or a server that has become read-only (25006).
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: string };
  if (code !== undefined)
    return /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|08|57P|57014|55P03|25P03|25006)/.test(code);
  return /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message);
}

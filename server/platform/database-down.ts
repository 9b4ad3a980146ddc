/**
 * Whether the database cannot be asked at the moment: connection failures of the driver, and PostgreSQL's classes 08
 * (connection) and 57P (shutdown).
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: string };
  if (code !== undefined) return /^(ECONN|EPIPE|ETIMEDOUT|08|57P)/.test(code);
  return /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message);
}

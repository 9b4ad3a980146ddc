/**
 * Whether the database cannot be asked at the moment: connection failures of the driver, and PostgreSQL's classes 08
 * (connection) and 57P (shutdown). So does whoever has waited too long for a lock (55P03) or for its answer (57014).
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: string };
  if (code !== undefined) return /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|08|57P|57014|55P03|25P03)/.test(code);
  return /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message);
}

/** The store of uploaded files is unavailable; answered like an unavailable database. */
export class StoreDownError extends Error {
  readonly statusCode = 503;
  readonly retryAfter = 30;
}

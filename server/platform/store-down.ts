/** The store of uploaded files cannot be asked at the moment. It is answered as a database that is away: come again. */
export class StoreDownError extends Error {
  readonly statusCode = 503;
  readonly retryAfter = 30;
}

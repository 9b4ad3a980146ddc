/** A call that its caller may repeat, because an answer got lost or a button was clicked twice. */
export interface IdempotentCall {
  /** Within this, a key names one call: an endpoint, and the thing that it is about. */
  scope: string;
  /** The caller's own choice. */
  key: string;
  /** What was asked for, see `requestDigest`. */
  digest: string;
}

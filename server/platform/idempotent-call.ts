/** A call that may be repeated, because a response got lost or a button was clicked twice. */
export interface IdempotentCall {
  /** The endpoint and its subject, within which a key is unique. */
  scope: string;
  key: string;
  digest: string;
}

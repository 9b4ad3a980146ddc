/** The form of every response of the API. */
export interface Envelope<Data = unknown> {
  data: Data | null;
  errorLength: number;
  errors: ApiError[];
  /** 200, 201, 400, 404, 410 or 500. The HTTP status may be more precise. */
  status: EnvelopeStatus;
  statusText: { msg: string; isKey: boolean };
}

export interface ApiError {
  /**
   * A message key if `isKey` is true, else a text. The first part of a key is its namespace:
   * `replies.errors.price-changed` is in `/locales/{language}/replies.json` under `errors` and `price-changed`.
   */
  text: string;
  isKey: boolean;
  type: string;
  data: unknown;
  /** False if the client should not show it. */
  appInform: boolean;
}

export const envelopeStatuses = [200, 201, 404, 410, 400, 500] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

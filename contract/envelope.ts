/** The form of every reply of the API. */
export interface Envelope<Data = unknown> {
  data: Data | null;
  errorLength: number;
  errors: ApiError[];
  /** 200, 201, 400, 404, 410 or 500; HTTP may carry a more precise status. */
  status: EnvelopeStatus;
  statusText: { msg: string; isKey: boolean };
}

export interface ApiError {
  /** This is a key of the message files (namespace `errors`) where isKey says so, else a text. */
  text: string;
  isKey: boolean;
  type: string;
  data: unknown;
  /** False: not for the page; the client filters it out. */
  appInform: boolean;
}

export const envelopeStatuses = [200, 201, 404, 410, 400, 500] as const;
type EnvelopeStatus = (typeof envelopeStatuses)[number];

export function envelope<Data>(data: Data, status: 200 | 201 = 200): Envelope<Data> {
  return {
    data,
    errorLength: 0,
    errors: [],
    status,
    statusText: { msg: status === 201 ? 'status.created' : 'status.ok', isKey: true },
  };
}

export function errorEnvelope(
  httpStatus: number,
  errors: readonly (Pick<ApiError, 'type'> & Partial<ApiError>)[],
): Envelope<never> {
  const complete = errors.map((error) => ({
    text: `errors.${error.type}`,
    isKey: true,
    data: null,
    appInform: true,
    ...error,
  }));
  const status = envelopeStatusOf(httpStatus);
  return {
    data: null,
    errorLength: complete.length,
    errors: complete,
    status,
    statusText: { msg: complete[0]?.text ?? 'errors.unknown', isKey: complete[0]?.isKey ?? true },
  };
}

/** The envelope knows fewer statuses than HTTP: other client errors are 400, server errors 500. */
function envelopeStatusOf(httpStatus: number): EnvelopeStatus {
  const known = envelopeStatuses.find((status) => status === httpStatus);
  if (known !== undefined) return known;
  return httpStatus >= 500 ? 500 : 400;
}

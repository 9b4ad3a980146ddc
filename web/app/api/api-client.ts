import type { Api, EndpointName } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import type { ApiError } from '../../../contract/envelope.ts';

export interface ApiClient<Known extends EndpointName = EndpointName> {
  /** Rejects with an ApiFailure. */
  call<Name extends Known>(
    name: Name,
    input: InputOf<Api[Name]>,
    options?: CallOptions,
  ): Promise<ResponseOf<Api[Name]>>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds, for calls that may take longer or shorter than others. */
  timeoutMs?: number | undefined;
}

export class ApiFailure extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[]) {
    super(errors[0]?.type ?? 'unknown');
    this.status = status;
    this.errors = errors;
  }

  get type(): string {
    return this.errors[0]?.type ?? 'unknown';
  }

  get data(): unknown {
    return this.errors[0]?.data ?? null;
  }
}

export function failure(status: number, type: string, text: string): ApiFailure {
  return new ApiFailure(status, [{ text, isKey: false, type, data: null, appInform: true }]);
}

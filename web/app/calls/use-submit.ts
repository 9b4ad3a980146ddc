import { useState } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import type { CallOptions } from '../api/api-client.ts';
import { browserApi } from '../api/browser-api.ts';
import type { BrowserEndpoint } from '../api/endpoint-path.ts';
import { useStore } from '../stores/use-store.ts';
import type { AttemptMemory } from './attempt.ts';
import { createSubmission } from './submission.ts';
import type { CallFailure } from './call-failure.ts';

type SubmitBody<Name extends BrowserEndpoint> = Omit<InputOf<Api[Name]>, 'idempotencyKey'>;

export interface SubmitOptions<Name extends BrowserEndpoint, Body> extends Pick<CallOptions, 'timeoutMs'> {
  /** Sends the body; by default the endpoint is called with the body itself. */
  send?(body: Body, idempotencyKey: string): Promise<ResponseOf<Api[Name]>>;
  onDone?(answer: ResponseOf<Api[Name]>, body: NoInfer<Body>): void | Promise<void>;
  onFailure?(failure: CallFailure<Name>, body: NoInfer<Body>): void | Promise<void>;
  attempts?: AttemptMemory;
}

/** Declares that the endpoint's body carries an idempotency key, since the browser does not have the contract. */
type Idempotent<Name extends BrowserEndpoint> =
  InputOf<Api[Name]> extends { idempotencyKey: string } ? { idempotent: true } : { idempotent?: false };

export interface Submit<Name extends BrowserEndpoint, Body> {
  submit(body: Body): Promise<void>;
  /** The body that is being sent; null while nothing is sent. */
  sending: Body | null;
  /** Failure of the last submission; it stays while a retry is under way. */
  failure: CallFailure<Name> | null;
  dismiss(): void;
}

export function useSubmit<Name extends BrowserEndpoint, Body = SubmitBody<Name>>(
  name: Name,
  {
    idempotent,
    send,
    onFailure,
    timeoutMs,
    ...steps
  }: SubmitOptions<NoInfer<Name>, Body> & Idempotent<NoInfer<Name>>,
): Submit<Name, Body> {
  const [submission] = useState(() => createSubmission<Body, ResponseOf<Api[Name]>>());
  const { sending, failure } = useStore(submission);
  return {
    submit: (body) =>
      submission.submit(body, {
        ...steps,
        send:
          send ??
          ((sentBody, idempotencyKey) =>
            browserApi.call(
              name,
              (idempotent ? { ...sentBody, idempotencyKey } : sentBody) as InputOf<Api[Name]>,
              {
                timeoutMs,
              },
            )),
        onFailure: (failed, sentBody) => onFailure?.(failed as CallFailure<Name>, sentBody),
      }),
    dismiss: submission.dismiss,
    sending,
    failure: failure as CallFailure<Name> | null,
  };
}

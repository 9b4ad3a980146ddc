import { useMemo, useState } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { toCallFailure } from '../../../app/calls/call-failure.ts';
import { useLatestCall } from '../../../app/calls/use-latest-call.ts';
import { toBookingFailure, type BookingFailure } from '../../../features/booking/booking-failure.ts';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import type { RequestedChange } from './change-draft.ts';

export type ChangeQuote = ResponseOf<Api['changeBooking']>;

export interface LiveQuote {
  /** The quote for the current input; null while it is loading and if there is none. */
  quote: ChangeQuote | null;
  failure: BookingFailure | null;
  fetching: boolean;
  retry(): void;
}

/** Milliseconds, because steppers are pressed in quick succession. */
const debounceMs = 400;

/** Loads the price of the requested change; makes no call for null. */
export function useChangeQuote({ id, hash }: BookingLink, requested: RequestedChange | null): LiveQuote {
  const [attempt, setAttempt] = useState(0);
  const { answer, isCurrent, isPending, failure } = useLatestCall(
    (change, signal) =>
      browserApi.call(
        'changeBooking',
        {
          ...change.requested,
          bookingID: Number(id),
          bookingHash: hash,
          dryRun: true,
          idempotencyKey: crypto.randomUUID(),
        },
        { signal },
      ),
    requested && { requested, attempt },
    { debounceMs },
  );
  return {
    quote: isCurrent ? answer : null,
    failure: useMemo(() => failure && toBookingFailure(toCallFailure<'changeBooking'>(failure)), [failure]),
    fetching: isPending,
    retry: () => setAttempt(attempt + 1),
  };
}

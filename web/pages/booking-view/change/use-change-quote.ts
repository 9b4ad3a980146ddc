import { useEffect, useState } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { toBookingFailure, type BookingFailure } from '../../../features/booking/send-booking.ts';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import type { ChangeWish } from './change-draft.ts';

export type ChangeQuote = ResponseOf<Api['changeBooking']>;

export interface LiveQuote {
  /** The quote is for just this request; it is null while it is fetched and where it cannot be had. */
  quote: ChangeQuote | null;
  failure: BookingFailure | null;
  fetching: boolean;
  retry(): void;
}

/** Steppers come in quick steps. */
const debounceMs = 400;

/** What the wish of this moment would cost; `wish` is null where there is nothing to ask. */
export function useChangeQuote(link: BookingLink, wish: ChangeWish | null): LiveQuote {
  const key = wish && JSON.stringify(wish);
  const [found, setFound] = useState<{
    key: string;
    quote: ChangeQuote | null;
    failure: BookingFailure | null;
  } | null>(null);
  const current = found?.key === key ? found : null;
  const isDone = current !== null;
  const { id, hash } = link;

  useEffect(() => {
    if (key === null || isDone) return;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      const input = {
        ...(JSON.parse(key) as ChangeWish),
        bookingID: Number(id),
        bookingHash: hash,
        dryRun: true,
        idempotencyKey: crypto.randomUUID(),
      };
      browserApi.call('changeBooking', input, { signal: cancel.signal }).then(
        (quote) => setFound({ key, quote, failure: null }),
        (error: unknown) => {
          if (!cancel.signal.aborted) setFound({ key, quote: null, failure: toBookingFailure(error) });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [key, isDone, id, hash]);

  return {
    quote: current?.quote ?? null,
    failure: current?.failure ?? null,
    fetching: key !== null && !isDone,
    retry: () => setFound(null),
  };
}

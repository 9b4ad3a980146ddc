import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import type { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type { PriceInput } from './booking-draft.ts';

export interface Quote {
  /** The newest price; while a new one is fetched the last one stays. */
  price: PriceResult | null;
  fetching: boolean;
  failure: ApiFailure | null;
  retry(): void;
}

/** Typing must not ask for a price with each key. */
const debounceMs = 250;

/**
 * The price of the choices of this moment, always fresh from the server. `first` is the price that came
 * with the page, and the input that it holds for.
 */
export function useQuote(
  input: PriceInput | null,
  first: { input: PriceInput; price: PriceResult } | null,
): Quote {
  const { answer, isPending, failure, retry } = useLatestCall<PriceInput, PriceResult>(
    (asked, signal) => browserApi.call('getPrice', asked, { signal }),
    input,
    { debounceMs, firstAtOnce: true, first: first && { input: first.input, answer: first.price } },
  );
  return { price: answer, fetching: isPending, failure, retry };
}

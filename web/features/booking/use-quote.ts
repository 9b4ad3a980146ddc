import type { ApiFailure } from '../../app/api/api-client.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type { AskedPrice, AskedStay } from '../price/ask-price.ts';

export interface Quote {
  /** The newest price; while a new one is fetched the last one stays. */
  price: AskedPrice | null;
  fetching: boolean;
  failure: ApiFailure | null;
  retry(): void;
}

/** The first price comes with the page: the way to the next one is needed once something is chosen. */
const loadAsking = () => import('../price/ask-price.ts');

/** Typing must not ask for a price with each key. */
const debounceMs = 250;

/**
 * The price of the choices of this moment, always fresh from the server. `first` is the price that came
 * with the page, and the input that it holds for.
 */
export function useQuote(
  input: AskedStay | null,
  first: { input: AskedStay; price: AskedPrice } | null,
): Quote {
  const { answer, isPending, failure, retry } = useLatestCall<AskedStay, AskedPrice>(
    async (asked, signal) => (await loadAsking()).askPrice(asked, { signal }),
    input,
    { debounceMs, firstAtOnce: true, first: first && { input: first.input, answer: first.price } },
  );
  return { price: answer, fetching: isPending, failure, retry };
}

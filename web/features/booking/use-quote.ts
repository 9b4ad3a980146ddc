import type { ApiFailure } from '../../app/api/api-client.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type { AskedPrice, AskedStay } from '../price/ask-price.ts';

export interface Quote {
  /** The newest price; the last one stays while the next is loading. */
  price: AskedPrice | null;
  fetching: boolean;
  failure: ApiFailure | null;
  retry(): void;
}

/** The first price comes with the page, so this code is loaded once something is chosen. */
const loadAsking = () => import('../price/ask-price.ts');

/** Milliseconds, so that not every key press asks for a price. */
const debounceMs = 250;

/** The current price of the chosen stay, always fresh from the server. `first` is the price that came with the page, and its input. */
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

import type { ApiFailure } from '../../app/api/api-client.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type { StayPrice, PricedStayInput } from '../price/ask-price.ts';

export interface Quote {
  /** The newest price; the last one stays while the next is loading. */
  price: StayPrice | null;
  fetching: boolean;
  failure: ApiFailure | null;
  retry(): void;
}

/** The first price comes with the page, so this code loads with the first change. */
const loadAsking = () => import('../price/ask-price.ts');

/** Milliseconds, so that not every key press calls for a price. */
const debounceMs = 250;

/** Returns the current price of the stay from the server. `first` is the price that came with the page, and its input. */
export function useQuote(
  input: PricedStayInput | null,
  first: { input: PricedStayInput; price: StayPrice } | null,
): Quote {
  const { answer, isPending, failure, retry } = useLatestCall<PricedStayInput, StayPrice>(
    async (stay, signal) => (await loadAsking()).askPrice(stay, { signal }),
    input,
    { debounceMs, firstAtOnce: true, first: first && { input: first.input, answer: first.price } },
  );
  return { price: answer, fetching: isPending, failure, retry };
}

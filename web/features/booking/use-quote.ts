import { useEffect, useRef, useState } from 'react';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
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
  const key = input && JSON.stringify(input);
  const firstKey = first && JSON.stringify(first.input);
  const [shown, setShown] = useState<{ key: string; price: PriceResult } | null>(
    first && firstKey ? { key: firstKey, price: first.price } : null,
  );
  const [failed, setFailed] = useState<{ key: string; failure: ApiFailure } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const immediate = useRef(true);
  const current = shown?.key === key;

  useEffect(() => {
    if (key === null || current) return;
    const cancel = new AbortController();
    const wait = immediate.current ? 0 : debounceMs;
    immediate.current = false;
    const timer = setTimeout(() => {
      browserApi.call('getPrice', JSON.parse(key) as PriceInput, { signal: cancel.signal }).then(
        (price) => {
          setShown({ key, price });
          setFailed(null);
        },
        (error: unknown) => {
          if (error instanceof ApiFailure) setFailed({ key, failure: error });
        },
      );
    }, wait);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [key, current, attempt]);

  const failure = failed !== null && failed.key === key ? failed.failure : null;
  return {
    price: shown?.price ?? null,
    fetching: key !== null && !current && failure === null,
    failure,
    retry: () => {
      setFailed(null);
      setAttempt((count) => count + 1);
    },
  };
}

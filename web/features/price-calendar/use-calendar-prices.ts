import { useEffect, useState } from 'react';
import type { PricedArrival } from '../../../contract/pricing/get-price-calendar.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { toCalendarPrices, type CalendarPrices } from './calendar-prices.ts';

export interface CalendarPricesInput {
  objectNumber: number;
  /** Nights. */
  duration: number;
  persons: number;
  childAges: readonly number[];
  pets: number;
}

export interface LoadedPrices {
  /** Null until the prices of just this choice have come. */
  prices: CalendarPrices | null;
  failed: boolean;
  retry(): void;
}

/** Where the prices come from. */
export type LoadPrices = (
  input: CalendarPricesInput,
  signal: AbortSignal,
) => Promise<{ duration: number; days: readonly PricedArrival[] }>;

const loadPublicPrices: LoadPrices = (input, signal) =>
  browserApi.call('getPriceCalendar', { ...input, childAges: [...input.childAges] }, { signal });

/** Changes of the party come in quick steps. */
const debounceMs = 200;

/** Prices of all arrivals for the choice of this moment. Older ones are never shown for it. */
export function useCalendarPrices(
  input: CalendarPricesInput,
  load: LoadPrices = loadPublicPrices,
): LoadedPrices {
  const key = JSON.stringify(input);
  const [loaded, setLoaded] = useState<{ key: string; prices: CalendarPrices } | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const current = loaded?.key === key;

  useEffect(() => {
    if (current) return;
    const cancel = new AbortController();
    const asked = JSON.parse(key) as CalendarPricesInput;
    const timer = setTimeout(
      () => {
        load(asked, cancel.signal).then(
          ({ duration, days }) => {
            setLoaded({ key, prices: toCalendarPrices(duration, days) });
            setFailedKey(null);
          },
          () => setFailedKey(key),
        );
      },
      attempt === 0 ? debounceMs : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
    // Who loads is the caller's own and never changes what it loads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, current, attempt]);

  return {
    prices: current ? loaded.prices : null,
    failed: failedKey === key && !current,
    retry: () => {
      setFailedKey(null);
      setAttempt((count) => count + 1);
    },
  };
}

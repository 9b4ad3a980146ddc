import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
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

/** Changes of the party come in quick steps. */
const debounceMs = 200;

/** Prices of all arrivals for the choice of this moment. Older ones are never shown for it. */
export function useCalendarPrices(input: CalendarPricesInput): LoadedPrices {
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
        browserApi
          .call('getPriceCalendar', { ...asked, childAges: [...asked.childAges] }, { signal: cancel.signal })
          .then(
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

import { useMemo } from 'react';
import type { PricedArrival } from '../../../contract/pricing/get-price-calendar.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
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
  const { answer, isCurrent, failure, retry } = useLatestCall(load, input, { debounceMs, firstAtOnce: true });
  const prices = useMemo(() => answer && toCalendarPrices(answer.duration, answer.days), [answer]);
  return { prices: isCurrent ? prices : null, failed: failure !== null, retry };
}

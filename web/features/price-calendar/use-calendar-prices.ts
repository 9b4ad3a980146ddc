import { useMemo } from 'react';
import type { PricedArrival } from '../../../contract/pricing/get-price-calendar.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { toCalendarPrices, type CalendarPrices } from './calendar-prices.ts';

export interface CalendarPricesInput {
  objectNumber: number;
  /** In nights. */
  duration: number;
  persons: number;
  childAges: readonly number[];
  pets: number;
}

export interface LoadedPrices {
  /** Null until the prices of the current choice are loaded. */
  prices: CalendarPrices | null;
  failed: boolean;
  retry(): void;
}

export type LoadPrices = (
  input: CalendarPricesInput,
  signal: AbortSignal,
) => Promise<{ duration: number; days: readonly PricedArrival[] }>;

const loadPublicPrices: LoadPrices = (input, signal) =>
  browserApi.call('getPriceCalendar', { ...input, childAges: [...input.childAges] }, { signal });

/** Milliseconds, because changes of the party come in quick succession. */
const debounceMs = 200;

/** Loads the prices of all arrivals for the current choice; prices of an earlier choice are never returned. */
export function useCalendarPrices(
  input: CalendarPricesInput,
  load: LoadPrices = loadPublicPrices,
): LoadedPrices {
  const { answer, isCurrent, failure, retry } = useLatestCall(load, input, { debounceMs, firstAtOnce: true });
  const prices = useMemo(() => answer && toCalendarPrices(answer.duration, answer.days), [answer]);
  return { prices: isCurrent ? prices : null, failed: failure !== null, retry };
}

import { useState } from 'react';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { askPrice, type StayPrice } from '../price/ask-price.ts';
import type { ComparedHome } from './compare-store.ts';

export type ComparedPrice = StayPrice;

export interface Comparison {
  state: 'loading' | 'ready' | 'failed';
  homes: ReadonlyMap<number, ObjectSummary>;
  /** Prices of homes with a stay; null if the call failed. */
  prices: ReadonlyMap<number, ComparedPrice | null>;
  retry: () => void;
}

type Answer = Pick<Comparison, 'homes' | 'prices'>;

/** Loads the homes in one call, and a price for the stay of each. Removing a home loads nothing again. */
export function useComparison(selection: readonly ComparedHome[], language: Language): Comparison {
  const [asked, ask] = useState(selection);
  const loadedNumbers = new Set(asked.map(({ objectNumber }) => objectNumber));
  if (!selection.every(({ objectNumber }) => loadedNumbers.has(objectNumber))) ask(selection);
  const { answer, isCurrent, failure, retry } = useLatestCall(
    (homes, signal) => readAll(homes, language, signal),
    asked,
  );
  return {
    state: failure ? 'failed' : isCurrent ? 'ready' : 'loading',
    homes: answer?.homes ?? new Map<number, ObjectSummary>(),
    prices: answer?.prices ?? new Map<number, ComparedPrice | null>(),
    retry,
  };
}

async function readAll(
  selection: readonly ComparedHome[],
  language: Language,
  signal: AbortSignal,
): Promise<Answer> {
  const objectNumbers = selection.map(({ objectNumber }) => objectNumber);
  const [homes, prices] = await Promise.all([
    browserApi.call('getObjectsInternal', { languageCode: language, objectNumbers }, { signal }),
    Promise.all(
      selection.map(async ({ objectNumber, stay, childAges = [], pets = 0 }) => {
        if (!stay) return [objectNumber, null] as const;
        const priceInput = { objectNumber, ...stay, childAges: [...childAges], pets, language };
        const price = await askPrice(priceInput, { reuse: true, signal }).catch(() => null);
        return [objectNumber, price] as const;
      }),
    ),
  ]);
  return {
    homes: new Map(
      homes.map((home) => [home.objectNumber.value, { ...home, objectNumber: home.objectNumber.value }]),
    ),
    prices: new Map(prices),
  };
}

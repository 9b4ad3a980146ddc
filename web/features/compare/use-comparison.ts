import { useState } from 'react';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { askPrice, type AskedPrice } from '../price/ask-price.ts';
import type { ComparedHome } from './compare-store.ts';

export type ComparedPrice = AskedPrice;

export interface Comparison {
  state: 'loading' | 'ready' | 'failed';
  homes: ReadonlyMap<number, ObjectSummary>;
  /** Prices of homes with a stay; null where the call failed. */
  prices: ReadonlyMap<number, ComparedPrice | null>;
  retry: () => void;
}

type Answer = Pick<Comparison, 'homes' | 'prices'>;

/** Loads the homes in one call, and a price for the stay of each. Removing a home changes nothing for the others. */
export function useComparison(compared: readonly ComparedHome[], language: Language): Comparison {
  const [asked, ask] = useState(compared);
  const known = new Set(asked.map(({ objectNumber }) => objectNumber));
  if (!compared.every(({ objectNumber }) => known.has(objectNumber))) ask(compared);
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
  compared: readonly ComparedHome[],
  language: Language,
  signal: AbortSignal,
): Promise<Answer> {
  const objectNumbers = compared.map(({ objectNumber }) => objectNumber);
  const [homes, prices] = await Promise.all([
    browserApi.call('getObjectsInternal', { languageCode: language, objectNumbers }, { signal }),
    Promise.all(
      compared.map(async ({ objectNumber, stay, childAges = [], pets = 0 }) => {
        if (!stay) return [objectNumber, null] as const;
        const asked = { objectNumber, ...stay, childAges: [...childAges], pets, language };
        const price = await askPrice(asked, { reuse: true, signal }).catch(() => null);
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

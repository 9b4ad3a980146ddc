import { useState } from 'react';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type {} from './early-list.ts';

export interface Summaries {
  /** Summaries by object number; removed homes are absent. */
  homes: ReadonlyMap<number, ObjectSummary>;
  state: 'loading' | 'ready' | 'failed';
  retry(): void;
}

/** Limit of one call; further homes are loaded by further calls. */
const askedAtOnce = 200;

/** Homes already loaded stay while further ones are loading. */
export function useSummaries(objectNumbers: readonly number[], language: Language): Summaries {
  const [homes, setHomes] = useState<ReadonlyMap<number, ObjectSummary>>(new Map());
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const adopt = (numbers: readonly number[], found: readonly ObjectSummary[]): void => {
    setHomes((known) => new Map([...known, ...found.map((home) => [home.objectNumber, home] as const)]));
    setAsked((known) => new Set([...known, ...numbers]));
  };
  const missing = objectNumbers.filter((number) => !asked.has(number));
  const { failure, retry } = useLatestCall(
    async (numbers, signal) => {
      const drawn = takeEarlyHomes(numbers);
      if (drawn.length > 0) {
        return adopt(
          drawn.map((home) => home.objectNumber),
          drawn,
        );
      }
      const input = { languageCode: language, objectNumbers: [...numbers] };
      const found = await browserApi.call('getObjectsInternal', input, { signal });
      adopt(
        numbers,
        found.map((home) => ({ ...home, objectNumber: home.objectNumber.value })),
      );
    },
    missing.length > 0 ? missing.slice(0, askedAtOnce) : null,
  );
  return {
    homes,
    state: failure ? 'failed' : missing.length === 0 ? 'ready' : 'loading',
    retry,
  };
}

/** Homes that the early script has loaded. They are used only once, since they become outdated. */
function takeEarlyHomes(numbers: readonly number[]): readonly ObjectSummary[] {
  const early = window.earlyHomes ?? [];
  delete window.earlyHomes;
  return early.filter((home) => numbers.includes(home.objectNumber));
}

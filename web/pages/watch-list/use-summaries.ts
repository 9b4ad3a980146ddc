import { useState } from 'react';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type {} from './early-list.ts';

export interface Summaries {
  /** Object number -> summary; homes that are gone are absent. */
  homes: ReadonlyMap<number, ObjectSummary>;
  state: 'loading' | 'ready' | 'failed';
  retry(): void;
}

/** The most that one call answers; those beyond are asked for after it. */
const askedAtOnce = 200;

/** The homes of a list; those already read stay while further ones are fetched. */
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

/** Homes that the early script has read already. They are used once: later their figures may be others. */
function takeEarlyHomes(numbers: readonly number[]): readonly ObjectSummary[] {
  const early = window.earlyHomes ?? [];
  delete window.earlyHomes;
  return early.filter((home) => numbers.includes(home.objectNumber));
}

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
const homesPerCall = 200;

/** Loads summaries in steps. Homes that are loaded stay while further ones are loading. */
export function useSummaries(objectNumbers: readonly number[], language: Language): Summaries {
  const [homes, setHomes] = useState<ReadonlyMap<number, ObjectSummary>>(new Map());
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const adopt = (numbers: readonly number[], loaded: readonly ObjectSummary[]): void => {
    setHomes(
      (previous) => new Map([...previous, ...loaded.map((home) => [home.objectNumber, home] as const)]),
    );
    setAsked((previous) => new Set([...previous, ...numbers]));
  };
  const missingNumbers = objectNumbers.filter((number) => !asked.has(number));
  const { failure, retry } = useLatestCall(
    async (numbers, signal) => {
      const earlyHomes = takeEarlyHomes(numbers);
      if (earlyHomes.length > 0) {
        return adopt(
          earlyHomes.map((home) => home.objectNumber),
          earlyHomes,
        );
      }
      const input = { languageCode: language, objectNumbers: [...numbers] };
      const summaries = await browserApi.call('getObjectsInternal', input, { signal });
      adopt(
        numbers,
        summaries.map((home) => ({ ...home, objectNumber: home.objectNumber.value })),
      );
    },
    missingNumbers.length > 0 ? missingNumbers.slice(0, homesPerCall) : null,
  );
  return {
    homes,
    state: failure ? 'failed' : missingNumbers.length === 0 ? 'ready' : 'loading',
    retry,
  };
}

/** Returns the homes that the early script has loaded. They are used only once, since they become outdated. */
function takeEarlyHomes(numbers: readonly number[]): readonly ObjectSummary[] {
  const early = window.earlyHomes ?? [];
  delete window.earlyHomes;
  return early.filter((home) => numbers.includes(home.objectNumber));
}

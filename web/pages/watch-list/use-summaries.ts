import { useEffect, useState } from 'react';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
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
  const [failed, setFailed] = useState(false);
  const missing = objectNumbers.filter((number) => !asked.has(number));
  const key = missing.join();

  useEffect(() => {
    if (key === '' || failed) return;
    const adopt = (numbers: readonly number[], found: readonly ObjectSummary[]): void => {
      setHomes((known) => new Map([...known, ...found.map((home) => [home.objectNumber, home] as const)]));
      setAsked((known) => new Set([...known, ...numbers]));
    };
    const cancel = new AbortController();
    const all = key.split(',').map(Number);
    const drawn = (window.earlyHomes ?? []).filter((home) => all.includes(home.objectNumber));
    delete window.earlyHomes;
    if (drawn.length > 0) {
      adopt(
        drawn.map((home) => home.objectNumber),
        drawn,
      );
      return;
    }
    const numbers = all.slice(0, askedAtOnce);
    browserApi
      .call(
        'getObjectsInternal',
        { languageCode: language, objectNumbers: numbers },
        { signal: cancel.signal },
      )
      .then(
        (found) =>
          adopt(
            numbers,
            found.map((home) => ({ ...home, objectNumber: home.objectNumber.value })),
          ),
        () => setFailed(true),
      );
    return () => cancel.abort();
  }, [key, failed, language]);

  return {
    homes,
    state: failed ? 'failed' : key === '' ? 'ready' : 'loading',
    retry: () => setFailed(false),
  };
}

import { useEffect, useState } from 'react';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../api/browser-api.ts';

export interface Summaries {
  /** Object number -> summary; homes that are gone are absent. */
  homes: ReadonlyMap<number, ObjectSummary>;
  state: 'loading' | 'ready' | 'failed';
  retry(): void;
}

/** The homes of a list; those already read stay while further ones are fetched. */
export function useSummaries(objectNumbers: readonly number[], language: Language): Summaries {
  const [homes, setHomes] = useState<ReadonlyMap<number, ObjectSummary>>(new Map());
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(false);
  const missing = objectNumbers.filter((number) => !asked.has(number));
  const key = missing.join();

  useEffect(() => {
    if (key === '' || failed) return;
    const cancel = new AbortController();
    const numbers = key.split(',').map(Number);
    browserApi
      .call(
        'getObjectsInternal',
        { languageCode: language, objectNumbers: numbers },
        { signal: cancel.signal },
      )
      .then(
        (found) => {
          setHomes((known) => {
            const all = new Map(known);
            for (const home of found) {
              const objectNumber = home.objectNumber.value;
              all.set(objectNumber, { ...home, objectNumber });
            }
            return all;
          });
          setAsked((known) => new Set([...known, ...numbers]));
        },
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
